/**
 * Where the positions of each lesson are met: `scripts/hudokuStudy.mjs` has found them, on small boards first. What stands
 * here stays, since progress is kept by place in it.
 */
import type { Technique } from '../rules/solving/steps';
import type { Level } from '../rules/types';

export interface Series {
  readonly template: string;
  readonly level: Level;
  /** Of each, in base 36: the number in its seed, then by two figures how many steps the solver has taken. */
  readonly moments: string;
}

export const TABLE: Readonly<Record<Technique, readonly Series[]>> = {
  nakedSingle: [
    {
      template: '4x5',
      level: 'sharp',
      moments:
        '70a d0a f0a 120a 1v0a 2f0a 450a 4u0a 6h09 710a 7j0a 7w0a bo0a c80a dp0a ey0a gg0a hk0a ho09 i40a jo0a ko0a kr0a l70a mi09 n009 pu0a sk0a t70a t90a',
    },
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        '16g1j 26c1j 17k17 yw15 1mx19 x30y 24d11 lc14 3u12 by17 v91c 1op0w 2b910 ti12 1h30y 1l0s 14917 24s10 pf15 pq0u 1a0p on10 19g12 1fc0w 1k30z 1kk1a 1th0w 1zi0v 29r0y 5s10 6q10 28o10 2g10 k20z 18n0p 1yg0v 5t0u ap0p t114 xa0q 1xl10 22g0y v60q 1640q 1j50s 1s60w 1bz0x 1sr0p 2aa0v 180m hh0q 14m0j 2430t ye0m 1q80j 1su0x xx0n 1bx0q 1g10q 2740m 19w0i ir0l k00l 1090w 1d80s dh0g 1bl0m bl0l c505 1oh03',
    },
  ],
  hiddenSingle: [
    {
      template: '4x5',
      level: 'sharp',
      moments:
        'g01 v01 1a01 2501 2v01 3s01 3x01 4n01 4p01 4v01 4x01 5401 7z01 8s01 8y01 9p01 9s01 a401 am01 d001',
    },
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        '3ev15 7j0y 2u01a 2k614 2px1g qi13 29x1a 2f60z 2zw0r 2t118 l313 rf0y 1zi0y 2t30y 1eh13 3z0v 3gq0y ap0t 1ad0u 22g16 22o18 2p00w 2970t 2i00y 3540w uw0t 1700t 1q80u 2jg15 2lm0k n10 6c0w 13c0s 15a0u 3660y 150s 9i0t ht0y kr0n sr0t t60s 1a014 1rj14 2ar0u 37o0s 3i70s lm0w 12m0r 17q0v 2dd0t 39g0w 70m bs0w 1h80w 1sb0p 22v0u 2k10y 2ru0r 3570p 39u0n 2100o 3k10s k80w 1s50z 39k0n 1st0n 1zm0k 3d40j 3fl0t 1n40n 2pn0a 35r0p 2550g 27n0i 2w80n 3ba05 3dn05 3gi07 3jj0u 2u206',
    },
  ],
  lineSingle: [
    {
      template: 'd9aaabbbcccaaabbbcccaaabbbcccdddeeefffdddeeefffdddeeefff',
      level: 'sharp',
      moments:
        '8i0h cs0i 1580d 3c0c m20e 1d20i hy0g ii0c 18o0e fm0d i40f j10d jg0b rj0c so0g 2k0b np0c qy0a wt0c 1b10a 1qr0c v0a 1u0a 4a0b iz0b kd0b mh0f nx0a vv0c 14c09 1sa0a 1ul0d 3y08 6e0b cm0a e008 ph06 11t07 16l0a bv09 km07 mk05 nu06 pb08 13309 16k07 1dn06 1ud0a 2840b 2ap07 5d07 7e07 al07 d806 qo06 wl08 z707 17e08 1gd05 1kx07 1t807 3205 gp06 m80a pd06 rx06 v406 wo08 xm06 10z05 1xl07 22007 2507 7k07 8h07 9y05 dm05 13405 17q05 18r06 19g05 19h05 19k06 27z08 5b05 8f07 12905 13r07 1ay04 27105 8605 sv05 13204 1kr03 4e02 ui03 y304 rt01 ut02 12k04',
    },
  ],
  emptyCell: [
    {
      template: '4x5',
      level: 'steady',
      moments:
        '706 f05 l05 w06 x06 1k06 1w05 2i06 2m05 3m06 5b06 i05 1b06 1d06 2206 2l06 4906 6906 6o05 6w06 7805 1v04 2b04 2t04 5505 5e04 6g05 6m04 7905 8505 1502 4j03 4q02 v02 3q02 5f02 6a02 6c02 6i02 7302',
    },
    {
      template: '6x5',
      level: 'steady',
      moments:
        'c0a t0c x0a 100b 140b 1609 1b0a 1f08 1h0b 1v0c 220a 260a 2j08 2y0a 3b0b 3f0b 3p0c 3u09 440a 4p0a 4r0b 520b 550c 560b 5c09 5y0b 6e09 6j09 7709 780a 7e0b 7i09 7p0b 709 1309 3g07 5v07 6v08 3c07 5r09',
    },
    {
      template: '8x8',
      level: 'steady',
      moments:
        '4u0u 5r14 5w11 6g10 8013 9s0z ai0s al0x aw10 bv0v dq0y 1b10 2g0v 2j0z 4k0y 8h15 dt0w ag0y bd0y 950o',
    },
  ],
  lockedCandidates: [
    {
      template: '4x5',
      level: 'sharp',
      moments:
        '205 305 905 b05 j05 q06 r05 z05 1405 1e05 1k06 1z05 2105 2205 2406 2a05 2b06 2h05 2k05 2q05 2u05 2z05 3005 3205 3305 3705 3l05 3n06 3p05 4005 4105 4905 4d05 4m06 4o05 5905 5a06 5c05 5d05 5e05 5h05 5i05 005 g05 v05 x05 1a05 2505 2p05 2v05 3s05 3v05 3x05 4605 4n05 4p05 4x05 5105 5405 5605',
    },
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        '3801f 3jx1a 2aq18 h616 yn18 23t0u 2u01b 3n60z 1416 21v0y 2c60w 3h612 28q0z 3z11a 42e0w 3h0x 3cz0t 3rk10 2g13 uw0w 18n0q 5t0w t115 1ud17 2tw0p 2la0o 17q0t 1vs0n 2dt13 3qf0v an0q 28n0v h80w 2f40x 1uu0j 2wi0v 36q0g 3bi0m hb0n 1cz0l',
    },
  ],
  nakedPair: [
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        'wx1e 4ap19 2fk11 cn14 13c16 1bh16 1kd18 1nk11 1wl1d 23915 3kl17 h617 1h215 23t0v 2mr14 3e118 3lh1b 1713 1914 16g1d 1930y 1q216 2hg14 r13 v91f 3lt1c dz0y pi13 28216 3up17 40w0y 2t310 3030z 3614 1ds15 1f10y 1u413 34b12 3gk12 4ew16 xh0z 1en0y 28p0y 31k10 3l01a td13 19g13 1ep0z 2ot11 35b11 3oy0y 230y sf0w v312 3qo1a 3w00y 3xw0y 45h11 2i0y cb0s uw0v 1yp0v 4fr0s 5t0v t119 1sp0w 2du0s 3ds0z 150u 8c0v hc0y 37o0u 3n30v 3t114 49k12 3ju0t 4m910 800y 1eb14 2k110 6o11 3ji0t 3fd0u 24p0v 2qw0t 3hw0x 17t0y 2f411 2pz0l 45t0k 1f20p 1m60y 1w70v 2wi0t 4d0l 1f00n 27n0p 42g0i 1fw0n 1s50r',
    },
  ],
  hiddenPair: [
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        '3ue12 4cc19 4t70z 2p11 gt0z 4cv12 4y80z 2xp10 4f70z lc11 1h30z 21w15 2t30z 1sv0w 24m0w qa0v 1e50r 1fc10 2rz10 4mo0y 4yw11 ng14 3740s 54n0w 470r d40y 13515 13v0v 1f70s 1q80y 3qo17 3y410 4m20y 4va0y 4n0v k210 52m0y 5c60t 360x 6c0x ap0q dg14 vp0v 2ej0p 2ot0v 3qg0p 3sp0u 3w50w kr0q 2iq0x 2mo0r 32k0w 3t113 4qt0v 59m0y nm0s 12m0u 22p0s 2ty0u 5dp10 4d11 hh0s zp0j 2290n 37t0t 3ha0p 51i0t 5ac0t 2ig0p 3p70t 48x0w 49k0r 4lu0p 54u10 59f0s xx0v 1ke0u 3jd0s r30p 3ph0q 45l0t 5ec0n ps0u 17t0w 1zm0p 3zx0o 1d80t 1f20o 1hm0u 4g70t 9f0m 1dl0q 2600l 36l0v 3k50l 4go0n 43v0p 4la0r 57d0q 2et0s',
    },
  ],
  nakedTriple: [
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        '1f31b 6w12 3rr19 mv12 t814 3dr14 8513 es15 mt13 yw16 1mz1b 24k12 26d12 2hs17 2oy12 2q31f 14q12 1kd16 1v010 28i18 3t819 42h0u af1c 1a20u 1gg15 2dj17 2gm0t 3941c ru10 14116 2ci0w v91d 22q18 3wf18 4b116 4gv11 570w 1u81c 3xw13 4ep1l 930y 1fg12 36v14 qa0w 29110 43u11 3u0y ap0u g312 ir13 z00z 2ek0z 3f60x 150x cb0t 1j510 2210u 2bp0t 30m14 36g14 1c0t 360y fw0q 1sp0x 1zd0z 3ih0t kr0r z10t 1jf13 2ty0v 2vn0t 48z0u go0v lh0r 22v0y 2mt0u 3ha0q 3tk0v 1ds0u 1pg0m 2dt14 2rs10 2v90s 39u0p 3jd0v 1l20r 2100p 3fd0v ox0v 17t10 24p0z 3mt0s ps0v 2f40y 33c0s 35r0r 3bi0n 4go0p kw0n 2i0i',
    },
  ],
  hiddenTriple: [
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        '6bf1a fgx14 fzd12 lah0x kyq13 jb315 jgz13 dz0x i820r c9r14 dif10 oyq13 h6e19 2vi0x ewq0z kek16 kli0w 3wh0z 61r16 c1c17 nir15 u711 4p40z 6hh11 cwn13 ffa0t 2jg16 73j0z 7db0u e1m14 e2211 g1h0y hdy0v ji50z nbz13 p3x0t 5g615 9bg0z arw0y b7b0z g1n0v ldq0v ak0x 69d0w 8cj0x 8kj10 a5c0v bjv0y dr00r ekr0x gz80v imy0v 5fz0r 64g0s 6zj12 81i0x gpr0y j0d11 kb80u ly60z pc20w 1w40x 24b0s 4oa0w 5rn0o 9dn0t bra0t fvg10 fz50z i6d0x jvv0y mh90w 3ie0o 6n80w 7lf0y 7vy0t 9mu0x api12 ins0m k380u 8q30w 9ys0p d7s0y dj20n ei70z mcd0u 4wr0s 8090q h1v0r hun0r di0t dvb0n qi0m 1f20q 4e70s 4vq0n mp60q 4e50r 7bg0h mcn0s',
    },
  ],
  xWing: [
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        '2ax13 2f610 3up18 du0q 21w16 26m0y 2a70y 48213 21n13 2700v 2mr0x 1a0t pf16 16p11 1e50s 3ea1a td14 1en0w 36213 3el15 4ht0x 230z 3z0t 5s11 sf0x x90u 4dj0x 4m20z 2z0x 950q 1fj12 1yp0w 22z0x 1gk0u 24d0r 2du0u 2ja0z 4n0r sr0u 1sr0t 20i0w 2x90z 47i0v id0v 13w0y 22p0t 38y0w 3xi0y 180n 10z0u 14e0q 1ph0z 1t510 24b0t 2ix0y 2xn0p 3ap0r d00s uk0o 1ij0y 4490r 49k0q 4ba0v ff0p 17v0w 1hm10 2wg12 ec0s 3hw0z 3pv0w 3qf0s 41g0l ps0w 1sf0q 2cd0o 45t0j 4ef0o 13p0n 1970p 1gy0v 1w70w 3nf0r 3s30v 4670p 9f0l 13b0q 2100k 31j0m 4go0o 4u0l 1km0p 3d30l 3vd0l 42g0j 4la0u 2i0j 16t0v gy0k 3100n 48n0m',
    },
  ],
  chain: [
    {
      template: '8x8',
      level: 'fiendish',
      moments:
        '3l019 lm0x 4au0r 1nk13 7j0z 1gb14 x310 44n0u 1om13 4f711 3u13 2b911 3un16 48215 6b0y rf0z cb0y 1on0t 19g15 1k310 4g510 1bu12 1j50v 180r 12m0v 22v0v 4ma0z 1n40s 28n0u 35r0q 1f00o 2e70n 2mj12 r15 1l0v 1f516 1h312 1hd17 28q0y 3090x c315 2ld13 9j1c pq0v x10y fr0w g313 3cz0s 2g14 39n13 1yg0x 8012 vp0x 13o0z 1cs0r 2du0t 3c913 9i0x sr0v 1ba10 35p10 1jf12 bs0y 2k111 3i10t 1g10y 37t0q hn0t 3hv0u 2w80r 4g70u n50t 3100m 1bv12 24s11 j515 1fh11 41p15 ja0w 1512 dg16 18n0s 2210t 3ot0v 3xg0x 5t0x 3nt10 ht10 49k11 39g0z 20710 1fd14 2dt11 lt17 2pz0q h80s 1gy0u 1e50u 3z119 3dy0r',
    },
  ],
};
