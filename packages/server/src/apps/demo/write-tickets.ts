import { MINUTE } from '@matchbol/core/shared/durations'
import type { TicketCategory, TicketStatus } from '@matchbol/core/tickets/statuses'
import { tidyTickets } from '../../domains/tickets/forget-tickets.ts'
import { changeTicket, writeMessage } from '../../domains/tickets/move-ticket.ts'
import { openGuestTicket, openTicket } from '../../domains/tickets/open-ticket.ts'
import type { Db } from '../../platform/db/client.ts'
import { awakeBefore } from './court-hours.ts'
import type { PersonKey } from './demo-people.ts'
import type { Club } from './found-club.ts'

/** What is done with a ticket so many hours before now: somebody writes, an administrator notes something or changes its status. */
type Step = { hoursAgo: number } & ({ by: 'author' | 'admin' | 'note'; words: string } | { status: TicketStatus })

interface DemoTicket {
  /** A player, or the contact of a guest. */
  from: PersonKey | `@${string}`
  hoursAgo: number
  category: TicketCategory
  subject: string
  body: string
  steps: readonly Step[]
}

/** The earliest first. */
const demoTickets: readonly DemoTicket[] = [
  {
    from: 'kovalchuk',
    hoursAgo: 24 * 61,
    category: 'ACCOUNT',
    subject: 'Два записи з моїм імʼям',
    body: 'Увійшов з нового телефону, і мене в списку двоє. Старий запис порожній.',
    steps: [
      {
        hoursAgo: 24 * 61 - 5,
        by: 'admin',
        words: 'Бачу обидва. Старий без жодної гри, його приберемо. Заходьте далі з цього.',
      },
      { hoursAgo: 24 * 61 - 7, by: 'author', words: 'Дякую, усе гаразд.' },
      { hoursAgo: 24 * 60, status: 'RESOLVED' },
    ],
  },
  {
    from: 'romaniuk',
    hoursAgo: 24 * 12,
    category: 'LEAGUE',
    subject: 'Інша категорія посеред сезону',
    body: 'Я новачок, а суперники в моїй категорії значно сильніші. Чи можна перейти зараз, а не з нового сезону?',
    steps: [
      { hoursAgo: 24 * 12 - 3, status: 'IN_PROGRESS' },
      { hoursAgo: 24 * 12 - 4, by: 'note', words: 'Подивитися перші дві гри, тоді порадити.' },
      {
        hoursAgo: 24 * 12 - 6,
        by: 'admin',
        words: 'Можна. Категорію ви змінюєте самі в особистому кабінеті, рейтинг при цьому не втрачається.',
      },
      { hoursAgo: 24 * 11, by: 'author', words: 'Знайшов, перейшов. Дякую!' },
      { hoursAgo: 24 * 10, status: 'RESOLVED' },
    ],
  },
  {
    from: 'marchenko',
    hoursAgo: 52,
    category: 'BUG',
    subject: 'Фото до результату перевернуте',
    body: 'Знімала телефоном боком. На сторінці гри рахунок на табло догори дриґом.',
    steps: [
      { hoursAgo: 49, status: 'IN_PROGRESS' },
      { hoursAgo: 48, by: 'note', words: 'Повторюється лише з фото, збереженими з месенджера.' },
    ],
  },
  {
    from: 'kovalchuk',
    hoursAgo: 30,
    category: 'PAYMENT',
    subject: 'Куди сплачувати за оренду корту',
    body: 'На Нивках змінилися реквізити, а в оголошенні старі.',
    steps: [
      {
        hoursAgo: 26,
        by: 'admin',
        words: 'Оновили оголошення на рецепції: тепер оплата на місці, карткою. Чи вдалося?',
      },
    ],
  },
  {
    from: 'marchenko',
    hoursAgo: 9,
    category: 'OTHER',
    subject: 'Дитячий турнір',
    body: 'Чи планує клуб турнір для дітей до 12 років? Маю двох бажаючих і час допомогти з організацією.',
    steps: [],
  },
  {
    from: '@future_player',
    hoursAgo: 4,
    category: 'ACCOUNT',
    subject: 'Немає кнопки входу',
    body: 'Хочу вступити до ліги, але кнопки Telegram на сторінці входу не бачу. Браузер Safari на телефоні.',
    steps: [],
  },
]

/** The desk of the club: requests in every state beside those that disputes have opened, by the moves that people make. */
export async function writeTickets(db: Db, { players }: Club, now: Date) {
  for (const { from, hoursAgo, category, subject, body, steps } of demoTickets) {
    const at = awakeBefore(now, hoursAgo)
    const words = { category, subject, body, pictures: [] }
    const author = isPlayer(from) ? players[from] : undefined
    const { id } = author
      ? await openTicket(db, words, author, at)
      : await openGuestTicket(db, { ...words, contact: from }, MINUTE, at)
    let last = at
    for (const step of steps) {
      last = new Date(Math.max(last.getTime(), awakeBefore(now, step.hoursAgo).getTime()))
      if ('status' in step) await changeTicket(db, id, { status: step.status }, players.gudz, last)
      else {
        const message = { body: step.words, pictures: [], isInternal: step.by === 'note' }
        await writeMessage(db, id, message, step.by === 'author' && author ? author : players.gudz, last)
      }
    }
  }
  await tidyTickets(db, now)
}

const isPlayer = (from: DemoTicket['from']): from is PersonKey => !from.startsWith('@')
