/**
 * Runs in the head of every page, before anything is drawn: the chosen theme, and whether somebody is signed in, so that
 * neither flashes. The policy of the site allows this very text by its hash.
 */
export const beforeFirstPaint = `try{var d=document.documentElement,t=localStorage.theme;if(t==='dark'||t==='light')d.dataset.theme=t;if(localStorage.token&&localStorage.user)d.setAttribute('data-signed-in','')}catch(e){}`
