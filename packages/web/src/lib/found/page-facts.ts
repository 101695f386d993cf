import { pairId, type ShareKind, sharePicture, shareSizes } from '@matchbol/core/sharing/picture-address'
import type { IndexedPage } from '@matchbol/core/site/indexed-pages'
import { gameTitle } from '@matchbol/text/games/title'
import { fullName } from '@matchbol/text/shared/names'
import { counted } from '@matchbol/text/shared/plural'
import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router'
import type { Thing } from 'schema-dts'
import { SIGN_IN_FIRST } from '../session/sign-in-first.ts'
import {
  aboutArticle,
  aboutEntry,
  aboutEvent,
  aboutFaq,
  aboutGame,
  aboutPlayer,
  aboutSite,
  type Place,
} from './structured-data.ts'

/** What search engines and networks are told of a page beside its title. */
export interface PageFacts {
  description: string
  /** Of a page that may else be kept: this one stays out of search engines all the same. */
  noindex?: boolean
  kind?: 'article' | 'profile'
  /** What a network shows beside a link to it; the site's own picture where there is none. */
  picture?: { path: string; width: number; height: number; alt: string }
  /** What it is about, for programs. */
  things?: Thing[]
  /** The pages that lead to it, from the top. */
  above?: { name: string; path: string }[]
  /** Programs may follow what is written here. */
  hasFeeds?: boolean
}

type Tree = RegisteredRouter['routeTree']
type DataOf<Id> = RouteById<Tree, Id>['types']['loaderData']
type FactsOf = {
  [Id in RouteIds<Tree> & IndexedPage]: (data: DataOf<Id>, place: Place) => PageFacts
} & { [Id in RouteIds<Tree>]?: (data: DataOf<Id>, place: Place) => PageFacts }

const statistics = [{ name: 'Статистика', path: '/stats' }]
const blog = [{ name: 'Блог', path: '/blog' }]

/** The picture that is drawn of a page, in the version that it would be drawn in now. */
const drawn = (kind: ShareKind, id: number | string, version: number | string, alt: string) => ({
  picture: { path: sharePicture(kind, id, version), ...shareSizes.landscape, alt },
})

/** By route, from what its loader has read. Every page that search engines may keep stands here; on no other is anything shown of data. */
export const pageFacts: FactsOf = {
  '/': (_, place) => ({
    description:
      'Ліги аматорського тенісу: знайдіть суперника свого рівня, домовтеся про гру й отримайте рейтинг, який можна пояснити.',
    things: aboutSite(place),
    hasFeeds: true,
  }),
  '/stats/': () => ({
    description:
      'Статистика ліг аматорського тенісу: матчі за місяцями, сила гравців, як закінчуються ігри й хто грає найбільше.',
  }),
  '/stats/leagues': (data) => ({
    description: data
      ? `Таблиця ліги «${data.league.name}»: місця, ігри, сети, очки сезону «${data.table.season.name}» і правила ліги.`
      : 'Таблиці ліг аматорського тенісу: місця, ігри, сети, очки сезону і правила кожної ліги.',
    ...(data?.pictureVersion &&
      drawn('league', data.league.id, data.pictureVersion, `Таблиця ліги «${data.league.name}»`)),
    above: statistics,
  }),
  '/stats/matches': () => ({
    description: 'Зіграні матчі ліг аматорського тенісу: рахунок кожного сету і зміна рейтингу обох гравців.',
    above: statistics,
  }),
  '/stats/players': (data) => ({
    description: `Рейтинг гравців ${data ? `ліги «${data.league.name}»` : 'ліг аматорського тенісу'}: сила, ігри, перемоги й останні пʼять результатів кожного.`,
    above: statistics,
  }),
  '/player/$id/': ({ about: { player, totals, leagues, pictureVersion } }, place) => ({
    description: `${fullName(player)}: рейтинг у лігах, ${counted(totals.played, ['зіграна гра', 'зіграні гри', 'зіграних ігор'])}, останні результати.`,
    noindex: pictureVersion === null,
    kind: 'profile',
    ...(pictureVersion !== null && drawn('player', player.id, pictureVersion, fullName(player))),
    things: aboutPlayer(player, leagues, place),
    above: [{ name: 'Рейтинг гравців', path: '/stats/players' }],
  }),
  '/player/$id/vs/$other': ({ pair: { a, b, pictureVersion, meta } }) => {
    const both = `${fullName(a)} – ${fullName(b)}`
    return {
      description: `${both}: ${counted(meta.total, ['зустріч', 'зустрічі', 'зустрічей'])}.`,
      ...(pictureVersion !== null && drawn('pair', pairId(a.id, b.id), pictureVersion, `${both}: особисті зустрічі`)),
    }
  },
  '/game/$id': (game, place) =>
    game === SIGN_IN_FIRST
      ? { description: 'Цю гру бачать її гравці.', noindex: true }
      : {
          description: `${gameTitle(game)}. ${game.league.name}: рахунок, рейтинги до і після гри та чому вони змінилися.`,
          noindex: game.status !== 'COMPLETED',
          ...(game.pictureVersion !== null && drawn('game', game.id, game.pictureVersion, gameTitle(game))),
          things: aboutGame(game, place),
          above: [...statistics, { name: 'Матчі', path: '/stats/matches' }],
        },
  '/blog/': () => ({
    description: 'Статті гравців ліги: досвід, поради й історії про аматорський теніс.',
    hasFeeds: true,
  }),
  '/blog/$slug': (post, place) => ({
    description: post.excerpt,
    noindex: !post.published,
    kind: 'article',
    ...(post.pictureVersion !== null && drawn('post', post.slug, post.pictureVersion, post.title)),
    things: aboutArticle(post, place),
    above: blog,
    hasFeeds: true,
  }),
  '/events/': () => ({ description: 'Турніри, зустрічі й тренування клубу.' }),
  '/events/$id': (event, place) => ({
    description: event.summary || event.place,
    noindex: event.status === 'DRAFT',
    ...(event.status !== 'DRAFT' && drawn('event', event.id, event.version, event.title)),
    things: aboutEvent(event, place),
    above: [{ name: 'Події', path: '/events' }],
  }),
  '/faq/': (entries, place) => ({
    description: 'Відповіді на запитання про лігу: гра, рахунок, очки й рейтинг.',
    things: aboutFaq(entries, place),
  }),
  '/faq/$id': (entry, place) => ({
    description: entry.lead,
    noindex: !entry.isPublished,
    things: aboutEntry(entry, place),
    above: [{ name: 'FAQ', path: '/faq' }],
  }),
  '/rules': (entry) => ({ description: entry.lead }),
  '/privacy': () => ({ description: 'Які дані зберігає сайт, хто їх бачить, як їх забрати чи видалити.' }),
  '/terms': () => ({ description: 'На яких умовах гравці користуються сайтом ліги.' }),
  '/support': () => ({ description: 'Що зробити, коли щось пішло не так, і кого спитати.' }),
  '/auth': () => ({ description: 'Увійдіть через Telegram, щоб отримати доступ до всіх можливостей.' }),
}
