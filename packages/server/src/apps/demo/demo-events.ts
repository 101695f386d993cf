import type { EventType } from '@matchbol/core/events/event-shapes'
import type { LeagueKey } from './demo-leagues.ts'
import type { PersonKey } from './demo-people.ts'

/** An event of the demo: when it is, seen from now, who comes in which order, and what becomes of it. */
export interface DemoEvent {
  title: string
  type: EventType
  /** Days from now; of the past below zero. */
  inDays: number
  /** On the clocks of Kyiv, in hours. */
  at: number
  lasts: number
  announcedDaysBefore: number
  place: string
  league?: LeagueKey
  capacity?: number
  /** In hryvnias. */
  price?: number
  contact?: string
  /** Where the beginning of the text is none. */
  summary?: string
  body: string
  comers: readonly PersonKey[]
  /** Those who register and give their place up again, a day later. */
  leavers?: readonly PersonKey[]
  fate?: 'draft' | 'cancelled'
}

const contact = 'Лідія Ґудзь, Telegram @lidiia_gudz'

/** The first to be held first. */
export const demoEvents: readonly DemoEvent[] = [
  {
    title: 'Відкриття сезону: парний турнір',
    type: 'TOURNAMENT',
    inDays: -64,
    at: 10,
    lasts: 7,
    announcedDaysBefore: 20,
    place: 'Тенісний клуб «Либідь», корти 1–4',
    capacity: 16,
    price: 300,
    contact,
    body: `Пари складаємо жеребом просто на корті: сильніший грає з новачком.

## Як це було

Зібралося восьмеро, зіграли коло, сет до чотирьох геймів. Перемогли **Олена Марченко** й **Ярослав Федорів**.

Дякуємо всім, хто приніс мʼячі та пиріг.`,
    comers: ['marchenko', 'fedoriv', 'savchenko', 'moroz', 'kovalchuk', 'tkachuk', 'ostapenko', 'levytska'],
  },
  {
    title: 'Тренування: подача та прийом',
    type: 'TRAINING',
    inDays: -33,
    at: 19,
    lasts: 2,
    announcedDaysBefore: 12,
    place: 'КПІ, критий корт 1',
    capacity: 6,
    price: 250,
    contact: 'Тарас Мельничук, 067 000 00 00',
    body: `Дві години з тренером: перша подача на точність, друга на обертання, прийом з-під задньої лінії.

Беріть воду й другу ракетку, якщо є.`,
    comers: [
      ...([
        'kovalchuk',
        'shevchuk',
        'hnatenko',
        'yemets',
        'tkachuk',
        'zakharchenko',
        'humeniuk',
        'lukianenko',
      ] as const),
    ],
  },
  {
    title: 'Ранковий теніс на Трухановому',
    type: 'MEETUP',
    inDays: -19,
    at: 8,
    lasts: 3,
    announcedDaysBefore: 10,
    place: 'Трухановий острів, корт 1',
    body: 'Граємо парами, міняємося кожні чотири гейми. Приходьте й без пари.',
    comers: ['koval', 'gava', 'panchenko'],
    fate: 'cancelled',
  },
  {
    title: 'Вечір ліги: підсумки й нові правила',
    type: 'MEETUP',
    inDays: -9,
    at: 18.5,
    lasts: 2.5,
    announcedDaysBefore: 14,
    place: 'Кавʼярня «Гейм», вул. Антоновича, 15',
    price: 0,
    contact,
    body: `Що вирішили:

- неявку записуємо одразу, а не наприкінці тижня;
- мʼячі приносить той, хто запросив;
- наступний сезон починаємо першого числа.`,
    comers: ['gudz', 'osadchyi', 'marchenko', 'kravets', 'yizhakevych', 'pylypchuk'],
  },
  {
    title: 'Осінній кубок: чотири дні матчів',
    type: 'TOURNAMENT',
    inDays: -1,
    at: 9,
    lasts: 82,
    announcedDaysBefore: 25,
    place: 'Корти «Локомотив», № 3–6',
    league: 'men',
    capacity: 8,
    price: 450,
    contact,
    summary: 'Сітка на вісім гравців: програв — граєш за пʼяте місце.',
    body: `Сітка на вісім гравців, програв — граєш за пʼяте місце. Результати рахуються **окремо від ліги**.

| день | що граємо |
| --- | --- |
| перший | чвертьфінали |
| другий | втішна сітка |
| третій | півфінали |
| четвертий | фінал і нагородження |`,
    comers: ['lytvynenko', 'melnychuk', 'kravets', 'savchenko', 'pylypchuk', 'kovalchuk', 'gava', 'fedoriv'],
  },
  {
    title: 'Тренування з тай-брейку',
    type: 'TRAINING',
    inDays: 3,
    at: 19,
    lasts: 2,
    announcedDaysBefore: 9,
    place: 'Тенісний клуб «Либідь», корт 2',
    capacity: 6,
    price: 250,
    contact: 'Тарас Мельничук, 067 000 00 00',
    body: `Десять тай-брейків за вечір, рахунок тільки вголос. Після кожного міняємося партнерами.

> Хто не любить тай-брейк, той просто рідко його грає.`,
    comers: [
      ...(['marchenko', 'shevchuk', 'tkachuk', 'panchenko', 'zakharchenko', 'hnatenko'] as const),
      ...(['koval', 'kovalchuk', 'levytska', 'moroz'] as const),
    ],
  },
  {
    title: 'Жіночий ранок: матчі на один сет',
    type: 'MEETUP',
    inDays: 6,
    at: 9,
    lasts: 3,
    announcedDaysBefore: 8,
    place: 'Парк «Нивки», відкриті корти',
    league: 'women',
    capacity: 6,
    price: 0,
    body: 'Кожна грає з кожною по одному сету. Мʼячі даємо, каву беріть свою.',
    comers: ['yizhakevych', 'koval', 'humeniuk', 'shcherbyna', 'levytska', 'panchenko', 'tkachuk'],
    leavers: ['humeniuk'],
  },
  {
    title: 'Відкритий корт для новачків',
    type: 'OTHER',
    inDays: 9,
    at: 11,
    lasts: 3,
    announcedDaysBefore: 7,
    place: 'Гідропарк, корт 4',
    price: 0,
    contact,
    body: `Приходьте спробувати: ракетки й мʼячі є, правила пояснимо. Місця вистачить усім.

Приводьте друзів, навіть якщо вони ще не в лізі.`,
    comers: ['romaniuk', 'yemets', 'moroz'],
  },
  {
    title: 'Нічний турнір під ліхтарями',
    type: 'TOURNAMENT',
    inDays: 13,
    at: 20,
    lasts: 5,
    announcedDaysBefore: 16,
    place: 'Корти «Локомотив», № 5',
    capacity: 12,
    price: 350,
    contact,
    body: 'Скасовано: на кортах ремонтують освітлення. Шукаємо інший вечір.',
    comers: ['savchenko', 'ostapenko', 'shevchuk', 'lukianenko'],
    fate: 'cancelled',
  },
  {
    title: 'Зимовий кубок ліги',
    type: 'TOURNAMENT',
    inDays: 34,
    at: 10,
    lasts: 9,
    announcedDaysBefore: 36,
    place: 'КПІ, криті корти 1–2',
    league: 'mixed',
    capacity: 16,
    price: 500,
    body: 'Чернетка: уточнюємо ціну корту й мʼячів.',
    comers: [],
    fate: 'draft',
  },
]
