/**
 * By lesson, which careless games end with a tail worth studying, in base 36, the gentler ones first. Written by
 * `node scripts/pikachuStudy.mjs`; what is in it stays, since progress is kept by these positions.
 */
export const GAMES: Readonly<Record<string, string>> = {
  'still-12':
    'ig-xiz-1rkj-1ozi-iu7-1fvf-1mzq-1v7b-224k-b19-1frs-1pbl-1v7f-23iv-pgw-jk5-1hby-1exa-1m8t-exh-izc-yso-11q7-14mw-15mm-17vc-17xw-1aty-1o0q-1oxr-1sd8-1u16-1yjv-1z0j-1zls-21cq-21vp-24tp-486-1yis-qcz-1wd5-jv9-dno-16u3-ka-qn6-1dv0-1oou-1o5q-cn2-o7g-1xht-24l6-1rvy-18ck-14jm-1ccc-6r-1b18-1o8n-i0y-hh0-n8u-y8a-16mc-1zqd-gsq-lof-mpt-18pa-vh9-15lh-mlj-14g3-1st5-1iu-1l0t-dhp-g7h-pq9-17wr-1fcj-1iy2-1kqf-1mnl-1y7v-qvp-9f4-1tma-14ak-15nn-2sv-1gg3-1o62-10tc-1kmu-1m9k-hcy-y60',
  'still-16':
    '69t-bjp-2xw-9hj-b5e-6zi-3ju-835-lf0-mn4-6ij-gw5-imu-4mc-ljt-krz-7ot-ek9-dxc-huj-8h9-d5q-41p-51k-3up-5o2-m6z-okc-3qw-8ze-cz-bpc-m5d-n4w-9ua-4gd-aef-3no-bf1-cbw-7t-olj-kd1-m2a-hah-fj-8xd-5rl-nnb-b9b-ed9-3yw-7x7-9b4-b7r-f6p-52m-ak6-fy4-4lr-jcj-j38-aai-8kf-ee6-iex-m1c-nch-f1c-y1-9x5-3he-e9m-407-lx2-oap-8ew-jer-cxi-iu2-9e8-hg7-kdm-brh-kba-4tb-6a9-oma-7yu-kel-nun-3nx-m5x-f6-g82-4d3-cdl-cwd-fsf-hq1',
  'down-16':
    'ri-1cc-1z9-1v-5s-dw-yg-1l9-1s3-1xk-20m-275-1t-rn-14h-1fv-2v-v7-21r-mz-11-18f-zu-1jz-60-215-1w0-9b-r3-1ur-1xq-8t-ca-1vf-1p-4d-5j-95-9a-aq-ko-ml-pb-uf-122-136-142-1a3-1ds-1hs-1jk-1jt-1kg-1my-1qg-1sf-269-25c-1px-1q4-23x-7i-62-22b-1n4-13w-1ca-mj-1q5-18g-1ih-64-di-ey-ny-14v-1iq-1j6-1tu-1zs-28b-25s-15v-ef-97-cf-9x-o4-17s-as-t9-l6-ma-1eb-70-1ke-1nx-28i-1ob-13k',
  'still-20':
    'nt-493-6z0-71t-83v-1t9-7jn-1b2-70n-7l7-6la-780-1t3-1g7-30e-7kr-4yr-1dy-3cw-64-uj-7cj-5v9-hn-4qf-4sk-5eb-1dh-4j4-j8-34d-297-7s6-68l-4l7-5xk-6ye-3n-lo-1nw-24t-32j-6dn-6wd-80i-7xz-7bl-68c-8bp-1du-4ue-16k-4li-5a2-sv-58x-7xw-5x7-14a-1iw-1tx-1pv-1bi-2yf-2c9-6b4-7ce-c7-4js-4lz-890-6a-6qi-87y-4m6-4cq-11n-l-7c-kt-1h0-1n0-2sx-6sx-3r7-4qg-4a4-3vy-2in-4n4-2ca-377-6me-82x-17b-1r8-2sy-7im-7xn-3ti',
  'left-20':
    'o-rt-1b-7f-5r-158-57-cr-kh-rq-rr-hd-3t-lo-1eg-5p-9k-e9-oc-qf-ud-wf-wm-xs-zk-1ef-2o-1et-en-s-91-19j-cz-15w-11k-48-do-lw-16v-3o-od-90-bp-cv-12x-19n-1c8-2l-k5-kn-a-xg-p-11x-vj-kx-ce-h9-ul-11g-14n-16w-1ab-lr-19w-1d6-im-vt-12i-1bg-hs-pz-12h-t9-ht-15h-11c-qs-ta-40-4v-4a-116-7d-u2-vf-a7-7i-1c9-11l-19f-11p-5f-vi-l2-1b2-fk-ve-l-le',
  'gather-20':
    '19m-wm-2b-ea-dq-7a-1dq-1et-195-10s-f-m-3a-3y-bx-n8-oa-qu-156-17g-ab-ee-120-u3-0-os-fx-yi-q4-iv-y5-x3-1j-13d-1e2-1db-mg-1y-5k-pa-15k-1cw-19x-fs-99-14t-rw-mp-1hc-o8-ng-ck-ir-k7-mc-r5-te-v0-14y-18d-1ap-1c3-1c8-1eo-cm-8p-ay-1bz-68-qn-142-18q-id-v3-1ci-107-12t-2r-159-ga-13-bz-lh-1b5-yb-pv-161-i9-12j-ik-1gc-44-b-17q-8f-9x-by-rr-1bf-r0',
};
