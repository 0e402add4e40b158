"""Made by `packing_survey`, used by `packing_known`. Strips: squares along, across."""

from __future__ import annotations

TOO_MANY: dict[tuple[int, int], str] = {
    (11, 6): """
9/0/3/0 7/0/4/0 5/0/5/0 11/0/1/1 2/0/5/1 5/0/1/3 3/0/2/3 3/1/0/4
""",
    (12, 11): """
21/0/5/0 12/0/9/0 17/0/7/0 8/0/11/0 23/0/3/1 14/0/7/1 5/0/11/1 2/2/11/1 2/1/9/3 2/0/7/5 18/1/6/0
9/1/10/0 21/0/0/4 15/0/0/6 9/0/0/8 3/0/0/10
""",
    (18, 11): """
15/0/15/0 32/1/7/0 29/0/9/0 23/1/11/0 20/0/13/0 11/0/17/0 35/0/5/1 26/0/9/1 17/0/13/1 8/0/17/1
5/2/17/1 2/4/17/1 5/1/15/3 2/3/15/3 35/0/1/4 5/0/13/5 2/2/13/5 2/1/11/7 2/0/9/9 30/1/8/0
21/1/12/0 12/1/16/0 33/0/6/1 24/0/10/1 33/0/2/4
""",
    (22, 6): """
30/0/1/0 21/0/5/0 12/0/9/0 3/0/13/0 0/0/1/10 28/0/2/0 19/0/6/0 10/0/10/0 1/0/14/0 26/0/3/0
17/0/7/0 8/0/11/0 23/0/3/1 14/0/7/1 5/0/11/1 24/0/0/3 18/0/0/5 12/0/0/7 6/0/0/9
""",
    (24, 11): """
18/0/21/0 44/1/9/0 41/0/11/0 35/1/13/0 32/0/15/0 26/1/17/0 23/0/19/0 14/0/23/0 47/0/7/1
38/0/11/1 29/0/15/1 20/0/19/1 11/0/23/1 8/2/23/1 5/4/23/1 2/6/23/1 8/1/21/3 5/3/21/3 2/5/21/3
47/0/3/4 8/0/19/5 5/2/19/5 2/4/19/5 5/1/17/7 2/3/17/7 5/0/15/9 2/2/15/9 2/1/13/11 2/0/11/13
42/1/10/0 33/1/14/0 24/1/18/0 15/1/22/0 45/0/8/1 36/0/12/1 27/0/16/1 45/0/4/4 45/0/0/7 39/0/0/9
33/0/0/11 27/0/0/13 21/0/0/15 15/0/0/17 9/0/0/19 3/0/0/21
""",
    (30, 11): """
21/0/27/0 56/1/11/0 53/0/13/0 47/1/15/0 44/0/17/0 38/1/19/0 35/0/21/0 29/1/23/0 26/0/25/0
17/0/29/0 59/0/9/1 50/0/13/1 41/0/17/1 32/0/21/1 23/0/25/1 14/0/29/1 11/2/29/1 8/4/29/1 5/6/29/1
2/8/29/1 11/1/27/3 8/3/27/3 5/5/27/3 2/7/27/3 59/0/5/4 11/0/25/5 8/2/25/5 5/4/25/5 2/6/25/5
59/0/1/7 8/1/23/7 5/3/23/7 2/5/23/7 8/0/21/9 5/2/21/9 2/4/21/9 5/1/19/11 2/3/19/11 5/0/17/13
2/2/17/13 2/1/15/15 2/0/13/17 54/1/12/0 45/1/16/0 36/1/20/0 27/1/24/0 18/1/28/0 57/0/10/1
48/0/14/1 39/0/18/1 30/0/22/1 57/0/6/4 57/0/2/7
""",
    (33, 6): """
42/0/3/0 33/0/7/0 24/0/11/0 15/0/15/0 6/0/19/0 40/0/4/0 31/0/8/0 22/0/12/0 13/0/16/0 4/0/20/0
1/0/0/16 38/0/5/0 29/0/9/0 20/0/13/0 11/0/17/0 2/0/21/0 44/0/1/1 35/0/5/1 26/0/9/1 17/0/13/1
8/0/17/1 38/0/1/3 32/0/1/5 26/0/1/7 20/0/1/9 14/0/1/11 8/0/1/13 2/0/1/15 36/0/2/3 30/0/2/5
24/0/2/7 18/0/2/9 12/0/2/11 6/0/2/13 0/0/2/15
""",
    (44, 6): """
63/0/1/0 54/0/5/0 45/0/9/0 36/0/13/0 27/0/17/0 18/0/21/0 9/0/25/0 61/0/2/0 52/0/6/0 43/0/10/0
34/0/14/0 25/0/18/0 16/0/22/0 7/0/26/0 59/0/3/0 50/0/7/0 41/0/11/0 32/0/15/0 23/0/19/0 14/0/23/0
5/0/27/0 56/0/3/1 47/0/7/1 38/0/11/1 29/0/15/1 20/0/19/1 11/0/23/1 2/0/27/1 57/0/0/3 51/0/0/5
45/0/0/7 39/0/0/9 33/0/0/11 27/0/0/13 21/0/0/15 15/0/0/17 9/0/0/19 3/0/0/21
""",
    (55, 6): """
75/0/3/0 66/0/7/0 57/0/11/0 48/0/15/0 39/0/19/0 30/0/23/0 21/0/27/0 12/0/31/0 3/0/35/0 73/0/4/0
64/0/8/0 55/0/12/0 46/0/16/0 37/0/20/0 28/0/24/0 19/0/28/0 10/0/32/0 1/0/36/0 71/0/5/0 62/0/9/0
53/0/13/0 44/0/17/0 35/0/21/0 26/0/25/0 17/0/29/0 8/0/33/0 77/0/1/1 68/0/5/1 59/0/9/1 50/0/13/1
41/0/17/1 32/0/21/1 23/0/25/1 14/0/29/1 5/0/33/1 71/0/1/3 65/0/1/5 59/0/1/7 53/0/1/9 47/0/1/11
41/0/1/13 35/0/1/15 29/0/1/17 23/0/1/19 17/0/1/21 11/0/1/23 5/0/1/25 69/0/2/3 63/0/2/5 57/0/2/7
51/0/2/9 45/0/2/11 39/0/2/13 33/0/2/15 27/0/2/17 21/0/2/19 15/0/2/21 9/0/2/23 3/0/2/25 3/1/0/26
""",
}

LAID: dict[tuple[int, int], str] = {
    (11, 6): """
""",
    (12, 11): """
mb8mb8lblSb4 lSmbSblb8mb5Sb3 blm2b5lb8lm2b bmlmbm2blbm2blm2b blm2bm2blbLb2lbLb2
m3b2mb7Sb4Sb.msb3 Lmb4mb6Sb4Sb2.mb4 lm2b2Lblb9.bmb4 L2lLb2l.m2b5mb4 m3b2m2b.mbmb.m2bmb4
m3b2m3bm2bSbSmb.b3 m3b2m3bmb8mb2 b4lb2Lb.2l3.6lL2
""",
    (18, 11): """
b4lblSb6mb6mb6mb6mb4 b2lb8mb6mb8mb4mbSlbS2 m3b2m3bmb8mb8lblSb4 b2lb8lb8lb10mb4mbS2
lb8Sb4lSmbSblb8mb5Sb3 m3b2m3bm2blbm2blb8lb4 m3sm3b2m3bmb5lm2blL2 m3b2m3bm2blbm2blb5l3b
b4lblmblmblb6lb8lb6 b4lblSbLb2lb8lb8lbLb2 b4lblmblmblbLb2lb8lbLb2 b4lblmbl2blblmblbLb2lbLb2
b4lb8lbl2bl2bSL2lL2 lL4lmlblbmlb2Lb2lbLb2 lL4lmbl2bmblL2lL2 lbl2bL2lL2l2SbL2lL2
b4mbmb.b4mb7mb5mb3sb3Sm2bS sSm3b4mb4m2bmb4mb9.mb4 m3b2m3bm3b2mb7Sb4Sb.msb3
Lmb4mb6mb6mb6Sb4Sb2.mb4 Lmb4mb6mb6m2.mbm2bmbm2bS lsb7lb8mb8mb4.b4mb4 lb8Sb4Lmb4mb6Sb4Sb2.mb4
lb2Lb4mb6mb4.mb5m3bm3b mb8mb4lm2b2Lblb9.bmb4 lb2Lb4mLb2mb4mbm2b2.m3bmb4 lb8Sb4lm2b2Lblb9.bmb4
b4l2bmb.b4lb8lb8lbLb2 m3b2m3bm2blblmbl.Lb2lL2 b4lblmbl3b2.b4lb8lbLb2 m3b5lb8lbLb2lsLb.lL2
lL4lmblb.b4lb8lbLb2 lL4lmlblblblb.b4lbLb2 b2Llb2L2lL2l.mlbL2lL2 m3b2m3bm3b2m2b.mbmb.m2bmb4
b4lb8lb6.l2.lbL2lL2 m3b4mb6.b3mb4.b4mb4.b4mb4 b2mb4.mb2m.m2bmb6mb4.mb4m3b
m3b2m3bm3b2m3bm2bSbSmb.b3 m3b2m3bm3b2m3bmb8mb2
""",
    (22, 6): """
mlmlm.b16Lb
""",
    (24, 11): """
mSmbSbm2Sb4mb5mb4mb8mb4mb8mb4 mb3sb3msb3m3b2m3bmb8mb8Sb4Sb4S Lmb4mb6mb6mbsb3m3bm3b2m3bm3s
b4lblSb6mb6mb6mb6mb6mb6mb4 b2lb8mb6mb6mb6mb8mb4mbSlbS2 mlSbmbmlbm2b5mb5mb7mb8mb4mb4
mlSbmbmlbSmbmSbmb5mb7mb8mb4mb4 m3b2m3bm3b2m3bmb8mb8lblSb4 m2lb2m2SbLmb4mb6mb6mbsb3m3bm3s
b2lb8lb8lb8mb6mb8mb4mbS2 b2lb8lb8mb6mb6mb6mb5SlSbS2 m3b2m3bm3b2m3bm2blbm2blb8lb4
b2lb8lb8lb8lb8mb6mb5S3 lb8Sb4lb8Sb4lSmbSblb8mb5Sb3 m2lb2m2Sbm3b2m3bm3b2mbLb2m3bmL2
b4lblSb6lb8lb8lb8mb6mb4 Lmb4Lmb2m3b2m3b5lb8lb8lb4 Lmb4Lmb2m3b2m3bm3b2mbLb2m3bmL2
blm2b5lb8lb8lb8lb8lm2b Lmb4Lmb2m3b2m3b5lb8lb5l3b b4lblmblmblbLb2mb6lb8lb7mLb2
Lmb4Lmb2m3b2m3b5lb8lL2lL2 b4lblmbl2blblmblbLb2mb6lb7mLb2 lL4lmlblbmlb2Lb2mb6lb7mLb2
lL4lmlblbl2blbmlb2Lb2mb5mLb2 lm2b2l3b5lbm2bL2lL2lL2lL2 b4mbmb.b4mb7mb5mb7mb5mb3sb3Sm2bS
b2ms2bsb2msm2Sbmb7mb5mb8mb4.b4mb4 mb3sb3msb3m3b2m3bmb8Sb4Sb4Sb4s.b3S
sSm3b4mb4m2bmb4mb8mb5mb7.bmb4 mb3sb3msb3sSm3b4mb4m2bmb4mb9.mb4 bm3b3mb2m.b6mb6mb5mb7mbm2bSsm2S
sSm3b4mb4mbm2bm3bm2bmb4mb9.mb4 b2mb6mb7mbm2bmb4mbm2bm2Sbm2bmbsm.S2
mSmbSbmS2bSb3sm3bmb7mbm2bmbmb.m2bmb4 m3b2m3bm3b2m3bm3b2mb7Sb4Sb.msb3
Lmb4mb6mb6mb6mb6m2.mbm2bmbm2bS Lmb4mb6mb6mb6m.m2bm2bmbm3bm2sS Lmb4mb6mb6mb6m.m2bm2sm3sm3sS
sb3m2lbm2bm2bmb7mbm2bmbm2bmb4.bm3b b3mb5.b3lb8lb8mb5mb7mb5msb3 mb8mb4lb8Sb4Lmb4mb6Sb4Sb2.mb4
mb3sb3msb3lb8Sb4Lmb4mb6Sb4Sb2.mb4 lb2Lb4mb6mb8mb6mb2m.b4m2bmbm3b
mb3sb3msb3lb2Lb4mb6mb4.mb5m3bm3b bmlmbm2bmbm3bm2bmbm.b6mb6mb5mLb2
sSm3blmlbm2bm2bmbmb.m2bmb6mb6mb4 b3mb5.b3lb8lb8lb8mb5mb4sb2Sb lb8Sb4lb8Sb4Lmb4mb6Sb4Sb2.mb4
mb8mb4mb8mb4lm2b2Lblb9.bmb4 b2Llb4Lmb4mb6mb4m2bmb4mbmb.m2bmb4 lb2Lb4mLb2mb4m2bmbm3b2m3b.bmb4m3b
lb8Sb4mb8mb4lm2b2Lblb9.bmb4 L2lLb2mb4mb6mb6mb4.m3bmbm2bmb4 lb8Sb4lb8Sb4lm2b2Lblb9.bmb4
bm2lb5.b2lb8lb8lb8lb7mLb2 m3b2m3bm3b2m3bm2blblmbl.Lb2lL2 bm2lbLb2.blbLb4lb8lb8lb7mLb2
m3b2m3bm3b2m3bmb4L2lL2b.l3s mb8lb8lb8lb8lbl2b2.l3s lL4lm2b2.b2lb8lb8lb7mLb2
mb8lb8lb8lb4L2lL2b.l3s m3b2m3bm3b2mlmbl.Lb2L2lL2lL2 lL4lmlblblmb2.b2lb8lb7mLb2
b2Llb4Lmb4Llb4LmLb2l.mlbL2lL2 L2lL2lL2lL4lLb2l.m2b5mb4 b4mb4.b2mb7.b2mb7.b2mb6mb6mb4m3b
m3b2m3bm3b2mb8.bmb8.bmb8.bmb4 b2mb4.mb2m.m2bmbm2bm3bmb6mb4.mb4m3b mb8lb8lb8lb6Llb2L2b.3lL2
b4lb8lb8lb8lb2Lb2lL3lL m3b2m3bm3b2m3bm3b2m3bm2bSb2.mb.2b3 mb8lb8lb4lL.l.3L.lL.l.L2lL2
m3b2m3bm3b2m3bm3b2m3bmb8mb2 L2lL2lL2lL4lL2lLb2lb5
""",
    (30, 11): """
mSmbSbm2Sb4mb5mb4mb8mb4mb8mb4mb8mb4 bmbs2bsmb2sm3sb3mb8mb4mb4mb8mb5mb7mb4
mb3sb3msb3mb3sb3msb3m3b2m3bmb8mb8Sb4Sb4S mSmbSbm2Sb4mbm2bmb5mb4m3bmb8mb4mb8mb4
mb3sb3msb3m3b2m3bm3b2m3bmb8mb8Sb4Sb4S m2SbSbm2Sbm3sm3sm3sm3smb8mb4mb8mb4
mb3sb3msb3mb3sb3msb3Lmb4mb6mb6mbsb3m3bm3s Lmb4mb6mb6mb6mb6mbsb3m3bm3b2m3bm3s
m2lb2m2Sbm3sm3sm3sm3smb8mb4mb8mb4 lSmbSbmb7mbm2bmb5mb4m3bmbm2bm3bm3b2m3b
b4lblSb6mb6mb6mb6mb6mb6mb6mb6mb4 b2lb8mb6mb6mb6mb6mb6mb8mb4mbSlbS2
b2lb8mb6mb6mb6mb6mb6mb8mb3smSlsS2 mb3sb3msb3m3b2m3b5lb8lb8Sb4Sb4Sb4Sb4S
mb3sb3msb3mb3sb3msb3m3b2mb7lb8lb8Sbs3Sb mlSbmbmlbm2b5mb5mb7mb8mb4mb4mb8mb4
mb3sb3msb3mb8mb4lSmbmbmlbm2b5mb4mb8mb4 mlSbmbmlbm2bm2bmbm3b5mb8mb4mb4mb8mb4
mb3sb3msb3mlSbmbmlbm2bm2bmbm3b5mb8mb4mb4 m3b2m3bm3b2m3bm3b2m3bmb8mb8lblSb4
m2lb2m2SblSmbSbmb7mbm2bmb5mb4m3bmbm2bm3b b2lb8lb8lb8mb6mb6mb6mb8mb4mbS2
b2lb8lb8mb6mb6mb6mb6mb6mb5SlSbS2 mb8mb4mb8mb4m3b2m3b5lb8lb8lb4 mb3sb3msb3mb8mb4m3b2m3b5lb8lb8lb4
mb3sb3msb3mb3sb3msb3m3b2m3b5lb8lb8lb4 m3b2m3bm3b2m3bm3b2m3bm2blbm2blb8lb4
b2lb8lb8lb8lb8mb6mb6mb6mb5S3 b2lb8lb8lb8mb6mb6mb6mb6Sb3SlSbS2 mb8mb4mb8mb4m3b2mb7lb8lb8lbLsb
m2lb2m2Sbm3b2m3bm3b2m3bm3b2mbLb2m3bmL2 b2lb8lb8lb8lb8lb8mb6mb6Sb3S3
lb8Sb4lb8Sb4lb8Sb4lSmbSblb8mb5Sb3 b4lblSb6lb8lb8lb8mb6mb6mb6mb4 Lmb4Lmb2mb8mb4m3b2m3b5lb8lb8lb4
Lmb4Lmb2m3b2m3bm3b2m3b5lb8lb8lb4 m3b2m3bLmb4Lmb2m3b2m3bm3b2mbLb2m3bmL2
b2lb8lb8lb8lb8lb8lb10mb4mbS2 Lmb4Lmb2mb8mb4m3b2mb7lb8lb8lbLsb Lmb4Lmb2Lmb4Lmb2m3b2m3b5lb8lb8lb4
Lmb4Lmb2m3b2m3bm3b2m3b5lb8lb5l3b LSb2Sb2LSb2lb3sb3sSb7lb8lb8lb7lsl2sS
b4lblmblmblb6lb8lb8lb8lb8lb6 Lmb4Lmb2Lmb4Lmb2m3b2m3b5lb8lb5l3b Lmb4Lmb2m3b2m3bm3b2m3b5lb8lL2lL2
b4lb8lb8lb8lb8lb8lbl2blblSb4 b4lblmblmblbLb2lb8lb8lb8lb8lbLb2 b4lblmbl2blblmblbLb2lb8lb8lb8lbLb2
Lmb4Lmb2Lmb4Lmb2m3b2m3b5lbl2blL2lL2 b4lb8lb8lb8lb8lbl2bl2bSL2lL2 lL4lmlblbmlb2Lb2lb8lb8lb8lbLb2
L2mL2mLmb4Lmb2m3b2m3b5lbl2blL2lL2 L2mL2mLmbsbLmsbm3b2m3b5lbl2blL2lL2
b4lb8lb8lb8lb4L2lL2l2bSL2lL2 lL4lmlblbl2blbmlb2Lb2lb8lb8lbLb2 L2mL2mL2mL2m4b2m3b5lbl2blL2lL2
lL4lbSlL2lL2blLb6lb8lb8lbLb2 Llb4LSb2m2blb5lb8lLsbL2lL2lL2lL2 lL4lbmlblmblL2lL2blLb6lb8lbLb2
LlbsbLsSbL2mL2mb4lb5l3sl3sL2lL2S b4lb8lb8lL2lL4lL2l2bSL2lL2 lL4lbmlblmblL2lL2bl3b2lLb6lbLb2
LlL3lL2lL2lL4lSlb2Lb2lb8lbLb2 LlL3lL2lL2lL4lmlblbmlb2Lb2lbLb2 lL4lbmlblmblL2lL3lL3lL2lL2
bl3bL2lL2lL2lL4lL2l2bSL2lL2 b4mbmb.b4mb7mb5mb7mb5mb7mb5mb3sb3Sm2bS
b2ms2bsb2msm2Sbmb7mb5mb8mb7mb5mb4.b4mb4 mSmbSbmS2bSb3sm2Sb4mb5mb7mb7mb5mb9.mb4
mb3sb3msb3mb3sb3msb3m3b2m3bmb8Sb4Sb4Sb4s.b3S mb8mb4sSm3b4mb4m2bmb4mb8mb5mb7.bmb4
mb3sb3msb3sSm3b4mb4m2bmb4mb8mb5mb7.bmb4 mb3sb3msb3mb3sb3msb3sSm3b4mb4m2bmb4mb9.mb4
bm3b3mb2m.b6mb6mb6mb6mb5mb7mbm2bSsm2S b2ms2bsb2msm2Sbmb4m3bm2bmb4mb8mb5mb7.bmb4
mb3sb3msb3m3b2m3bm3b2m3bmb8Sb4Sb4Sb4s.b3S sSm3b4mb4mbm2bm3bm2bmb4mb5mb7mb9.mb4
mb3sb3msb3sSm3b4mb4mbm2bm3bm2bmb4mb9.mb4 mSmbSbmS2bSb3sm3bmb7mbm2bmbmb.m2bmb4mb8mb4
bm3b3mb2m.b6mb6mb5mb4m3bm2bmb4mbm2bSsm2S sSm3b4mb4mbm2bm3bmbm2bm3b5m3bmb9.mb4
b2mb6mb7mbm2bmbm3bm2bmb4mbm2bm2Sbm2bmbsm.S2 mSmbSbmS2bSb3sm3bmb7mbm2bmbm2bm2bm2bm.bm2bmb4
m3b2m3bm3b2m3bm3b2m3bm3b2mb7Sb4Sb.msb3 Lmb4mb6mb6mb6mb6mb6mb6m2.mbm2bmbm2bS
Lmb4mb6mb6mb6mb6mb6m.m2bm2bmbm3bm2sS Lmb4mb6mb6mb6mb6mb6m.m2bm2sm3sm3sS
sb3m2lbm2bm2bmb6mb6mb4mbm2bmb7mbm2b2.m3b sSm3blm2bm2bm2bm2bm2bmbmb.m2bmb4mb4mb8mb4
lb2s2bsb2msm3bm2bm2bm2bm2bmb7mbm2bmb2m.b4m3b m3b2m3bm3b2m3bm3b2m3bm3b2mb7lb5.msb3
b3mb5.b3lb8lb8mb5mb7mb5mb7mb5msb3 mb8mb4mb8mb4lb8Sb4Lmb4mb6Sb4Sb2.mb4
mb8mb4mb3sb3msb3lb8Sb4Lmb4mb6Sb4Sb2.mb4 lb2Lb4mb6mb8mb5mb7mb6mb2m.b5m3bm3b
mb3sb3msb3mb8mb4lb2Lb4mb6mb4.mb5m3bm3b mb8mb4m3b2m3bm3b2m3bmb8lb9.b3lsb3
mb3sb3msb3m3b2m3bm3b2m3bmb8lb9.b3lsb3 mb3sb3msb3m2lb2m2SbLmb4mb6mb6mb6m.m2bm2sS
b2Llb6mb4mb8mb6mb2m.b4mbm2bm3b2m3bm3b m2lb2m2Sbmb8mb4Lmb4mb6mb6m2.mbm2bmbm2bS
bmlmbm2bmbm3bm2bmbm3bm2bmbm.b6mb6mb5mLb2 lb2Lbsb2msm3bm2bm2bm2bm2bmb7mbm2bmb2m.b4m3b
b3mb5.b3lb8lb8lb8mb5mb7mb5mb4sb2Sb lb8Sb4mb8mb4lb8Sb4Lmb4mb6Sb4Sb2.mb4
lb8Sb4mb3sb3msb3lb8Sb4Lmb4mb6Sb4Sb2.mb4 mb8mb4mb8mb4mb8mb4lm2b2Lblb9.bmb4
mb8mb4m3b2m3bmb8lb8lb8lb8s.b3S mb3sb3msb3m3b2m3bmb8lb8lb8lb8s.b3S
mb3sb3msb3mb3sb3msb3m3b2m2lb5lb8lb8s.b3S mb8mb6Llb4Lmb4mb6mb4m2bmb4mbmb.m2bmb4
Lmb4Lmb2mb8mb4Lmb4mb6mb6m2.mbm2bmbm2bS sSmSmlbl2bm2bm2bmbmb.m2bmb6mb6mb4mb8mb4
lb2Lb4mLb2mb4m2bmbm3b2m3b5mb6mb2m.b5m3b m3b2m3blb2Lb4mLb2mb4m2bmbm3b2m3b.bmb4m3b
b3mb5.b3lb8lb8lb8lb8mb5mb7Sbsb2Sb lb8Sb4lb8Sb4lb8Sb4Lmb4mb6Sb4Sb2.mb4
mb8mb4lb8Sb4mb8mb4lm2b2Lblb9.bmb4 Lmb4Lmb2m3b2m3bm3b2m3bmb8lb9.b3lsb3
m3b2m3bm3b2m3bm3b2mb7mb8lb9.lL2 b3mb5.b3lb8lb8lb8lb8lb8mb5msb3 lb8Sb4lb8Sb4mb8mb4lm2b2Lblb9.bmb4
mb8mb4m3b2m3bmb8lb8lb8lb4.b2lLb2 mb3sb3msb3m3b2m3bmb8lb8lb8lb4.b2lLb2
lb8Sb4lb8Sb4lb8Sb4lm2b2Lblb9.bmb4 bm2lb5.b2lb8lb8lb8lb8mb6mb5mLb2
mlblbmLb2lb2L2mb6mb6mb6mb4.mb4m2bmbm3b Lmb4Lmb2m3b2m3bm3b2m3bmb8lb9.l3s
b4mb4.b2lb8lb8lb8lb8lb8lLb2m2bS m3b2m3bm3b2m3bm3b2m3bm2blblmbl.Lb2lL2
m3b2m3bm3b2m3bm3b2m3bmb4L2lL2b.l3s b4l2bmb.b4lb8lb8lb8lb8lb8lbLb2
m3b2m3bm3b2m3bm3b5lb5L2.l2bSL2lL2 lSmblbl2bmsm3sl3bmbm2blmblbm2bm3b2.bmLb2
b4lblmbl3b2.b4lb8lb8lb8lb8lbLb2 m3b5lb8lb8lb8lb8lbLb2lsLb.lL2
m3b2m3bm3b2m3bm3b2mlmbl.Lb2L2lL2lL2 mb8lb8lb8lb8lb8lL2bl3s.L2S
LmbsbLmsbL2mL2m4b2m3bm3b2m2s.lL2lL2 LmbsbLmsbL2mL2m4b2m3sm3sm2s.lL2lL2
lL4lmblb.b4lb8lb8lb8lb8lbLb2 m3b5lb8lb8lb8lb5L2.l2bSL2lL2 mb8lb8lb8lb8lb2L2lL3lLbsL2.S
m3b2m2lb5lb8lb5l.b5Lblb2l3bL2lL2 lL4lmlblblblb.b4lb8lb8lb8lbLb2 Llb4LSb2mb8lb8lb6LlLbsL2.lL2lL2
lL4lbmlL.LlLb3lLb6lb8lb8lbLb2 lb2Lbsb2mbmlbmlbl2blbl2blbl2b2l2blb2.Lb2lb4
Llb4LSb2mb8lb8lL2bl3s.L2lL2lL2 lL4lbmlL.LlLb3l3b2lLb6lb8lbLb2 Llb4LSb2L2lL2lL2lL4lL2mb4Sb4.sb3S
L2mL2m2b8lb8lL2bl3s.L2lL2lL2 Llb4LSb2mb8lb2L2lL3lLbsL2.lL2lL2 L2S2L2SL2lL2lL2lL4lL2mb4Sb4.sb3S
m3b2m2lb2l.b5Llb2L2lL4lL2lL2lL2 LlL3lL2lL2lL4lmblb.b4lb8lbLb2 L2mL2mL2lL2lL2lL4lL2lm2b.b2Lmb2
L2lL2lL2lL4lL2lL2lLb6l.mlb5 lL4lbmlL.LlL3lL2lL3lLb3l3b b4lb8lb6LlL2lL3lL2.l2.lbL2lL2
b4mb4.b2mb7.b2mb7.b2mb6mb6mb6mb6mb4m3b m3b4mb5mb5m3bmb8m2bmb.b3mb5.b3mb5.b3mb4
b2mb4.mb2m.m2bmbm2bm3bmb6mb4.mb6mb6mb4m3b b2mb4.mb2m.m2bmbm2bm3bmbm2bm3bmb6mb4.mb4m3b
m3b2m3bm3b2m3bm3b2m3bm3b2m3bm2bSb2.mb.2b3 mb6Llb.4L2lL2lL4lL2lL3lLl.L2
""",
    (33, 6): """
b9m3lmlmlmb18 mlmlmlm7b18 Lb2Lbm3lmlmlmb18 Lb2Lbm7lmlmlmb9 Lb2LbLb2Lbm4b10Lbsb3Lb
mlmSLb2Lbm3lmlmlmb9 Lb2LbLb2Lbm3lmlmlmb9 l12bLbsb3Lb mlmlm3.b28Lb mlmlm7.b19Lb mlmlm11.b10Lb
mlmlm3.b19Lb2LbLb mlmlm7.b10Lb2LbLb mlmlm3.b10Lb2LbLb2LbLb
""",
    (44, 6): """
mlmlmlmb48 mlmlmlm5b39 mlmlmlm9b30 mlmlmlm13b21 mlmlmlmb40LbLb mlmlmlm5b31LbLb mlmlmlm9b22LbLb
m4Lb2Lbm9lmlmlmb12 Lb2LbLb2Lb10m6b13Lbsb3Lb mlmlmlm7b22LbLbsL mlmSLb2Lbm9lmlmlmb12
mlmlmlmb31LbLb2LbLb mlmlmlm5b22LbLb2LbLb Lb2LbLb2Lbm9lmlmlmb12 Lb2LbLb2LbLb2Lbm6b13Lbsb3Lb
mlmSLb2LbLb2Lbm5lmlmlmb12 mlmlmlmb22LbLb2LbLb2LbLb Lb2LbLb2LbLb2Lbm5lmlmlmb12
Lb2LbLb2LbLb2LbmlmSmlmlmlmb12 Lb2LbLb2LbLb2LbLb2Lbmlmlmlmb12 mlmlm.b49Lb mlmlm5.b40Lb
mlmlm9.b31Lb mlmlm13.b22Lb mlmlm17.b13Lb mlmlm.b40Lb2LbLb mlmlm5.b31Lb2LbLb mlmlm9.b22Lb2LbLb
mlmlm13.b13Lb2LbLb mlmlm.b31Lb2LbLb2LbLb mlmlm5.b22Lb2LbLb2LbLb mlmlm9.b13Lb2LbLb2LbLb
mlmlm.b22Lb2LbLb2LbLb2LbLb mlmlm5.b13Lb2LbLb2LbLb2LbLb mlmlm.b13Lb2LbLb2LbLb2LbLb2LbLb l18mlml.b
b.l.l20S
""",
    (55, 6): """
mlmlmlm3b60 mlmlmlm7b51 mlmlmlm11b42 mlmlmlm15b33 mlmlmlm19b24 mlmlmlm3b52LbLb mlmlmlm7b43LbLb
mlmlmlm11b34LbLb mlmlmlm15b25LbLb mlmlmlm19b16LbLb mlmlmlm13b25LbLbsL mlmlmlm17b16LbLbsL
mlmlmlm3b43LbLb2LbLb mlmlmlm7b34LbLb2LbLb mlmlmlm11b25LbLb2LbLb mlmlmlm15b16LbLb2LbLb
m8Lb2Lbm4Lb2Lbm4lm2lmlm3b6 Lb2Lb10Lb2Lb10Lb2Lb10m4b7Lbsb3Lb mlmlmlm5b34LbLb2LbLbsL
mlmlmlm9b25LbLb2LbLbsL mlmlmlm13b16LbLb2LbLbsL mlmSm4Lb2Lbm4Lb2Lbm4lm2lmlm3b6
mlmlmlm3b34LbLb2LbLb2LbLb mlmlmlm7b25LbLb2LbLb2LbLb mlmlmlm11b16LbLb2LbLb2LbLb
Lb2Lbm4Lb2Lbm4Lb2Lbm4lm2lmlm3b6 Lb2LbLb2LbLb2Lb10Lb2Lb10m4b7Lbsb3Lb mlmlmlm5b25LbLb2LbLb2LbLbsL
mlmlmlm9b16LbLb2LbLb2LbLbsL mlmSLb2LbLb2Lbm4Lb2Lbm4lm2lmlm3b6 mlmlmlm3b25LbLb2LbLb2LbLb2LbLb
mlmlmlm7b16LbLb2LbLb2LbLb2LbLb Lb2LbLb2LbLb2Lbm4Lb2Lbm4lm2lmlm3b6
Lb2LbLb2LbLb2LbLb2LbLb2Lb10m4b7Lbsb3Lb Lb2LbLb2LbLb2LbmlmSLb2Lbm3lmlmlmb15
mlmSLb2LbLb2LbLb2LbLb2Lbm4lm2lmlm3b6 Lb2LbLb2LbLb2LbLb2LbLb2Lbm3lmlmlmb15
Lb2LbLb2LbLb2LbLb2LbLb2Lbm4lm2lmlm3b6 Lb2LbLb2LbLb2LbLb2LbLb2LbLb2Lbm4b7Lbsb3Lb
Lb2LbLb2LbLb2LbmlmSLb2LbLb2Lblm2lmlm3b6 Lb2LbLb2LbLb2LbLb2LbLb2Lb2Lbsb3Lbl8
l14bLbsb3Lb2LbLb2LbLb2LbLb l20bLbsb3Lb2LbLb mlmlm3.b61Lb mlmlm7.b52Lb mlmlm11.b43Lb
mlmlm15.b34Lb mlmlm19.b25Lb mlmlm23.b16Lb mlmlm3.b52Lb2LbLb mlmlm7.b43Lb2LbLb mlmlm11.b34Lb2LbLb
mlmlm15.b25Lb2LbLb mlmlm19.b16Lb2LbLb m16Lb2Lbm7lmlm.b7Lb mlmlm3.b43Lb2LbLb2LbLb
mlmlm7.b34Lb2LbLb2LbLb mlmlm11.b25Lb2LbLb2LbLb mlmlm15.b16Lb2LbLb2LbLb m8Lb2Lbm4Lb2Lbm7lmlm.b7Lb
mlmlm3.b34Lb2LbLb2LbLb2LbLb mlmlm7.b25Lb2LbLb2LbLb2LbLb mlmlm11.b16Lb2LbLb2LbLb2LbLb
Lb2Lbm4Lb2Lbm4Lb2Lbm7lmlm.b7Lb mlmlm3.b25Lb2LbLb2LbLb2LbLb2LbLb mlmlm7.b16Lb2LbLb2LbLb2LbLb2LbLb
Lb2LbLb2LbLb2Lbm4Lb2Lbm7lmlm.b7Lb mlmlm3.b16Lb2LbLb2LbLb2LbLb2LbLb2LbLb
Lb2LbLb2LbLb2LbLb2LbLb2Lbm7lmlm.b7Lb Lb2LbLb2LbLb2LbLb2LbLb2LbLb2Lbm3lmlm.b7Lb bLb.l24.bLb
""",
}
