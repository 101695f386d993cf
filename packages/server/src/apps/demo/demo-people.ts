import type { UserChanges } from '@matchbol/core/users/user-shapes'

export interface DemoPerson {
  firstName: string
  lastName: string
  /** Telegram handle; some have none. */
  username: string | null
  /** Hidden strength in rating points: games are played by it, and the ratings have to find it out. */
  strength: number
  /** How likely they play in any week. */
  eagerness: number
  isAdmin: boolean
  profile: UserChanges
}

function person(
  name: string,
  username: string | null,
  strength: number,
  eagerness: number,
  profile: UserChanges,
): DemoPerson {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName, username, strength, eagerness, isAdmin: false, profile }
}

const administrator = (...of: Parameters<typeof person>): DemoPerson => ({ ...person(...of), isAdmin: true })

const man = { gender: 'MEN', hand: 'RIGHT', backhand: 'TWO', city: 'Київ' } as const
const woman = { gender: 'WOMEN', hand: 'RIGHT', backhand: 'TWO', city: 'Київ' } as const
const lviv = { city: 'Львів' } as const

/** Everybody in the demo, those a newcomer should meet first in front. */
export const demoPeople = {
  kovalchuk: person('Андрій Ковальчук', 'andrii_kovalchuk', 1490, 1, {
    ...man,
    birthYear: 1991,
    racket: 'Babolat Pure Drive',
    bio: 'Працюю в Києві, на вихідні їжджу додому до Львова. Почав грати два роки тому, люблю довгі розіграші.',
    preferredCourts: 'Корти «Локомотив», Стрийський парк',
  }),
  marchenko: person('Олена Марченко', 'olena_marchenko', 1640, 1, {
    ...woman,
    birthYear: 1988,
    racket: 'Wilson Blade 98',
    bio: 'У дитинстві займалася пʼять років, повернулася після перерви. Найчастіше граю зранку у вихідні.',
    preferredCourts: 'Парк «Нивки», «Либідь»',
  }),
  savchenko: person('Олег Савченко', 'oleh_savchenko', 1580, 0.95, {
    ...man,
    birthYear: 1984,
    backhand: 'ONE',
    racket: 'Yonex Ezone 100',
    bio: 'Граю по буднях після сьомої. Мʼячі беру з собою.',
    preferredCourts: 'Гідропарк',
  }),
  romaniuk: person('Артем Романюк', 'artem_romaniuk', 1150, 0, {
    ...man,
    birthYear: 1997,
    bio: 'Давно хочу грати регулярно, шукаю лігу свого рівня.',
  }),
  gava: person('Остап Ґава', 'ostap_gava', 1430, 0.95, {
    ...man,
    ...lviv,
    birthYear: 1993,
    hand: 'LEFT',
    racket: 'Head Extreme MP',
    bio: 'Лівша. Виходжу до сітки за першої нагоди.',
    preferredCourts: 'Корти «Медик», Снопків',
  }),
  koval: person('Ірина Коваль', 'iryna_koval', 1600, 0.95, {
    ...woman,
    birthYear: 1990,
    racket: 'Tecnifibre Tempo 298',
    bio: 'Люблю рівну гру з задньої лінії й чесні мʼячі.',
    preferredCourts: '«Либідь», КПІ',
  }),
  lytvynenko: person('Богдан Литвиненко', 'bohdan_lytvynenko', 1830, 0.9, {
    ...man,
    birthYear: 1986,
    racket: 'Head Speed Pro',
    bio: 'КМС у минулому, тренер вихідного дня.',
  }),
  melnychuk: person('Тарас Мельничук', 'taras_melnychuk', 1740, 0.9, {
    ...man,
    birthYear: 1982,
    backhand: 'ONE',
    racket: 'Wilson Pro Staff',
    preferredCourts: 'Трухановий острів',
  }),
  kravets: person('Юрій Кравець', 'yurii_kravets', 1670, 0.9, {
    ...man,
    birthYear: 1995,
    racket: 'Babolat Pure Aero',
    bio: 'Подача й удар справа. Решту вчу.',
  }),
  yizhakevych: person('Наталія Їжакевич', 'nata_yizhakevych', 1480, 0.9, {
    ...woman,
    birthYear: 1987,
    racket: 'Yonex Vcore 98',
    preferredCourts: 'Голосіївський парк',
  }),
  pylypchuk: person('Роман Пилипчук', 'roman_pylypchuk', 1520, 0.95, {
    ...man,
    birthYear: 1979,
    racket: 'Prince Phantom',
    bio: 'Граю двадцять років, усе ще в задоволення.',
  }),
  panchenko: person('Дарʼя Панченко', 'daria_panchenko', 1410, 0.95, {
    ...woman,
    birthYear: 1999,
    racket: 'Head Boom MP',
    bio: 'Найзручніше домовлятися в Telegram увечері.',
  }),
  ostapenko: person('Євген Остапенко', 'yevhen_ostapenko', 1360, 0.9, {
    ...man,
    birthYear: 1992,
    hand: 'LEFT',
    racket: 'Wilson Clash 100',
  }),
  tkachuk: person('Соломія Ткачук', 'solomiia_tkachuk', 1410, 1, {
    ...woman,
    ...lviv,
    birthYear: 1996,
    racket: 'Babolat Pure Strike',
    preferredCourts: 'Стрийський парк',
  }),
  shevchuk: person('Максим Шевчук', 'max_shevchuk', 1250, 0.95, {
    ...man,
    birthYear: 1994,
    racket: 'Head Radical',
    preferredCourts: 'КПІ, Нивки',
  }),
  levytska: person('Христина Левицька', 'khrystyna_lev', 1330, 0.9, {
    ...woman,
    ...lviv,
    birthYear: 1993,
    backhand: 'ONE',
    bio: 'Між Львовом і Києвом, тому граю в обох лігах.',
  }),
  fedoriv: person('Ярослав Федорів', null, 1480, 0.95, {
    ...man,
    ...lviv,
    birthYear: 1985,
    racket: 'Dunlop CX 200',
    preferredCourts: 'Критий корт «Динамо»',
  }),
  humeniuk: person('Марʼяна Гуменюк', 'mariana_humeniuk', 1230, 0.95, {
    ...woman,
    ...lviv,
    birthYear: 1998,
    racket: 'Wilson Ultra 100',
  }),
  lukianenko: person('Володимир Лукʼяненко', 'volodymyr_luk', 1160, 0.85, {
    ...man,
    birthYear: 1976,
    backhand: 'ONE',
    bio: 'Граю для здоровʼя, але рахунок памʼятаю.',
  }),
  zakharchenko: person('Юлія Захарченко', 'yuliia_zakh', 1290, 0.9, {
    ...woman,
    birthYear: 1991,
    racket: 'Head Gravity',
    bio: 'Відновлююся після травми, скоро повернуся.',
  }),
  shcherbyna: person('Єва Щербина', null, 1140, 0.95, { ...woman, birthYear: 2001, racket: 'Yonex Ezone 105' }),
  moroz: person('Ганна Мороз', 'hanna_moroz', 940, 0.85, {
    ...woman,
    birthYear: 1983,
    bio: 'Перший сезон у лізі. Дякую за терпіння!',
  }),
  yemets: person('Костянтин Ємець', 'kostia_yemets', 1040, 0.4, { ...man, birthYear: 1989, racket: 'Babolat Boost' }),
  hnatenko: person('Павло Гнатенко', null, 930, 0.85, { ...man, birthYear: 2003 }),
  osadchyi: administrator('Вадим Осадчий', 'vadym_osadchyi', 1460, 0.8, {
    ...man,
    birthYear: 1980,
    showContact: 'ALL',
    bio: 'Граю й допомагаю вести чоловічу лігу. Пишіть, якщо щось не так.',
  }),
  gudz: administrator('Лідія Ґудзь', 'lidiia_gudz', 0, 0, {
    ...woman,
    birthYear: 1974,
    showContact: 'ALL',
    bio: 'Веду клуб: ліги, сезони, суперечки. На корт не виходжу.',
  }),
} satisfies Record<string, DemoPerson>

export type PersonKey = keyof typeof demoPeople
