import {readFileSync} from 'node:fs';import {gzipSync} from 'node:zlib';import {build,minifySync} from 'vite';
process.env.NODE_ENV='production';
const want=new RegExp(process.argv[2]);
await build({logLevel:'silent',build:{write:false},plugins:[{name:'grab',enforce:'post',configResolved(c){const p=c.plugins.findIndex(p=>p.name==='pages');c.plugins[p].generateBundle=undefined},generateBundle:{order:'pre',handler(o,b){for(const c of Object.values(b))if(c.type==='chunk'&&want.test(c.name)){console.log('##',c.name,c.code.length,gzipSync(c.code).length);
 const rows=Object.entries(c.modules).map(([id,m])=>{let s='';try{s=minifySync('a.js',m.code??'',{module:true,compress:false,mangle:{toplevel:true}}).code}catch{}return [id.replace(process.cwd()+'/',''),s.length]}).sort((a,b)=>b[1]-a[1]);
 for(const r of rows)if(r[1]>+(process.argv[3]??250))console.log('  ',r[1],r[0])}}}}]});
process.exit(0)
