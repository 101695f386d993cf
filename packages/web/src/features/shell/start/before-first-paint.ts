import { ownTurnKey } from '../../../lib/session/session.ts'
import { keepEarlySearch } from '../../search/early-search.ts'
import { keepEarlyTaps } from './early-taps.ts'

/** The chosen theme, whether somebody is signed in, whether the header will warn them, and the place of «Ваш хід»: nothing flashes or moves. */
const marks = `try{var d=document.documentElement,s=localStorage,t=s.theme;if(t==='dark'||t==='light')d.dataset.theme=t;var u=s.token&&JSON.parse(s.user);if(u){d.setAttribute('data-signed-in','');u.role==='ADMIN'||u.leagues.some(function(l){return l.isActive})||d.setAttribute('data-leagueless','');s.${ownTurnKey}>=0&&d.style.setProperty('--own-turn-height',s.${ownTurnKey}+'px')}}catch(e){}`

/** Runs in the head of every page, before anything is drawn. */
export const beforeFirstPaint = `${marks};${keepEarlyTaps};${keepEarlySearch}`
