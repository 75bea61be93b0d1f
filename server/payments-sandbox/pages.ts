/** What people see of the sandbox: the fields that a card's number is typed into, and the bank's question. */
import { speaker } from './spanish.ts';
import { type TestNumber, testAccounts, testCards, testRouting } from './test-numbers.ts';

type Speaker = ReturnType<typeof speaker>;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root{color-scheme:light;--ink:#1f1b16;--stone:#6b6358;--line:#8a8073;--accent:#1d5c50;--danger:#9a2a1f;--paper:#fffdf8}
*{box-sizing:border-box}body{margin:0;padding:5px 5px 12px;font:16px/1.45 "Hanken Grotesk Variable",system-ui,sans-serif;color:var(--ink);background:transparent}
form{display:grid;gap:16px;grid-template-columns:1fr 1fr}label{display:block;font-size:14px;font-weight:600}
.wide{grid-column:1/-1}input{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:3px}
input:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}input[aria-invalid=true]{border-color:var(--danger)}
.error{color:var(--danger);font-size:14px;font-weight:500;margin:4px 0 0}.note{margin:0 0 16px;padding:10px 14px;border-left:3px solid #b4741a;background:#fbf1de;font-size:14px}
details{font-size:14px;margin-top:16px}summary{min-height:32px;cursor:pointer;color:var(--accent);font-weight:600}table{border-collapse:collapse;width:100%}td{padding:4px 8px 4px 0;border-top:1px solid #ded6c8}
td button{font:inherit;font-variant-numeric:tabular-nums;border:0;background:none;padding:6px 0;color:var(--accent);text-decoration:underline;text-underline-offset:4px;cursor:pointer;min-height:32px}`;

const numberRows = (numbers: readonly TestNumber[], group: boolean, t: Speaker) =>
  numbers
    .map(({ number, meaning }) => {
      const shown = group ? number.replace(/(.{4})(?=.)/g, '$1 ') : number;
      return `<tr><td><button type="button" data-number="${number}">${shown}</button></td><td>${escapeHtml(t(meaning))}</td></tr>`;
    })
    .join('');

const cardFields = (t: Speaker) => `
<div class="wide"><label for="number">${t('Card number')}</label><input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required aria-describedby="number-error"><p class="error" id="number-error" hidden></p></div>
<div><label for="expiry">${t('Expires (MM / YY)')}</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" required aria-describedby="expiry-error"><p class="error" id="expiry-error" hidden></p></div>
<div><label for="cvc">${t('Security code')}</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required aria-describedby="cvc-error"><p class="error" id="cvc-error" hidden></p></div>`;
const bankFields = (t: Speaker) => `
<div class="wide"><label for="holder">${t('Name on the account')}</label><input id="holder" name="holder" autocomplete="name" required aria-describedby="holder-error"><p class="error" id="holder-error" hidden></p></div>
<div><label for="routing">${t('Routing number')}</label><input id="routing" name="routing" inputmode="numeric" autocomplete="off" maxlength="9" required aria-describedby="routing-error"><p class="error" id="routing-error" hidden></p></div>
<div><label for="number">${t('Account number')}</label><input id="number" name="number" inputmode="numeric" autocomplete="off" required aria-describedby="number-error"><p class="error" id="number-error" hidden></p></div>`;

/** Runs in the frame. It answers whoever framed it and asked, and sends the number to the sandbox alone. */
const elementScript = (kind: 'card' | 'bank', key: string, locale: string) => `
const form=document.querySelector('form');
const say=(message,to,origin)=>to.postMessage({source:'payment-element',...message},origin);
const size=()=>parent!==window&&say({type:'size',height:document.body.scrollHeight},parent,'*');
new ResizeObserver(size).observe(document.body);
const show=(errors)=>{let first=null;for(const box of document.querySelectorAll('.error')){const name=box.id.replace('-error','');const text=errors[name]||'';box.textContent=text;box.hidden=!text;const field=document.getElementById(name);field.setAttribute('aria-invalid',String(Boolean(text)));if(text)first??=field}first?.focus();size()};
for(const button of document.querySelectorAll('[data-number]'))button.addEventListener('click',()=>{form.number.value=button.dataset.number;${
  kind === 'card'
    ? "form.expiry.value||='12 / 34';form.cvc.value||='123'"
    : `form.routing.value='${testRouting}';form.holder.value||='Test Account'`
};show({})});
async function tokenize(to,origin){
  let answer;
  try{
    const body=new URLSearchParams([...new FormData(form)].map(([name,value])=>[name,String(value)]));
    body.set('type','${kind}');body.set('locale','${locale}');
    const response=await fetch('/v1/payment_methods',{method:'POST',headers:{authorization:'Bearer ${key}'},body});
    answer=await response.json();
  }catch{return say({type:'failed'},to,origin)}
  if(answer.errors){show(answer.errors);return say({type:'invalid'},to,origin)}
  show({});
  say({type:'token',token:answer.id,brand:answer.brand,last4:answer.last4},to,origin);
}
addEventListener('message',(event)=>{if(event.data&&event.data.type==='tokenize')tokenize(event.source,event.origin)});
form.addEventListener('submit',(event)=>{event.preventDefault();say({type:'enter'},parent,'*')});
say({type:'ready'},parent,'*');size();`;

export type Page = { html: string; script: string };

/** The fields in a buyer's language: "es", else English. */
export function elementPage(kind: 'card' | 'bank', publishableKey: string, asked: string | null): Page {
  const locale = asked === 'es' ? 'es' : 'en';
  const t = speaker(locale);
  const script = elementScript(kind, publishableKey, locale);
  const isCard = kind === 'card';
  const rows = isCard ? numberRows(testCards, true, t) : numberRows(testAccounts, false, t);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${t(isCard ? 'Card' : 'Bank account')}</title><meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main>
<p class="note"><strong>${t('Sandbox.')}</strong> ${t('No money moves. Use a test number, never your own.')}</p>
<form novalidate>${isCard ? cardFields(t) : bankFields(t)}<button hidden></button></form>
<details><summary>${t('Test numbers')}</summary><table><tbody>${rows}</tbody></table></details>
</main><script>${script}</script></body></html>`;
  return { html, script };
}

export function challengePage(intent: { id: string; amount: number }): Page {
  const amount = `$${(intent.amount / 100).toFixed(2)}`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Confirm your payment</title><meta name="viewport" content="width=device-width"><style>${style}
body{padding:8vh 16px;background:#f7f3ea}main{max-width:440px;margin:auto;background:#fff;padding:32px;border-radius:4px}h1{font:500 26px/1.2 Georgia,serif;margin:0 0 12px}form{grid-template-columns:1fr}
form button{min-height:48px;font:600 16px inherit;font-family:inherit;border-radius:3px;border:1px solid var(--accent);background:var(--accent);color:#fff;cursor:pointer}form button+button{background:none;color:var(--accent)}</style></head><body><main>
<p class="note"><strong>Sandbox.</strong> Here your bank would ask whether it is you.</p>
<h1>Confirm ${amount}</h1><p>A shop asks for ${amount} from your card.</p>
<form method="post"><button name="answer" value="yes">Confirm</button><button name="answer" value="no">It was not me</button></form></main></body></html>`;
  return { html, script: '' };
}
