const alive = 'page-alive'

/**
 * A button that is pressed before the page's own scripts have come would do nothing. This one, in the head, keeps the last
 * such press, shows that it is waited for, and presses again once the page is alive. Links and forms need no script.
 */
export const keepEarlyTaps = `(function(d,r,k){var o={capture:true};function keep(e){var b=e.target.closest&&e.target.closest('button');if(!b||b.type==='submit'&&b.form)return;e.preventDefault();e.stopImmediatePropagation();k=b;r.setAttribute('data-tapped','')}d.addEventListener('click',keep,o);d.addEventListener('${alive}',function(){d.removeEventListener('click',keep,o);r.removeAttribute('data-tapped');k&&k.isConnected&&k.click()},{once:true})})(document,document.documentElement)`

/** From now on buttons answer by themselves. */
export const tellPageIsAlive = () => document.dispatchEvent(new Event(alive))
