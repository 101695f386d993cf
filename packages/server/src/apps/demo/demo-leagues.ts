import type { NewCategory, NewLeague } from '@matchbol/core/leagues/league-shapes'
import type { PersonKey } from './demo-people.ts'

interface DemoCategory extends Pick<NewCategory, 'name' | 'level' | 'description' | 'icon' | 'startPoints'> {
  members: readonly PersonKey[]
}

export interface DemoLeague {
  fields: NewLeague
  categories: readonly DemoCategory[]
  /** Who joins only when the running season starts. */
  newcomers: readonly PersonKey[]
  /** Who leaves when the first season has ended. */
  leavers: readonly PersonKey[]
  /** Who moves to the category of this name between the seasons. */
  promoted: Partial<Record<PersonKey, string>>
  courts: readonly string[]
}

const kyivCourts = [
  'Корти «Локомотив», № 3',
  'Корти «Локомотив», № 5',
  'Тенісний клуб «Либідь», корт 2',
  'Парк «Нивки», відкриті корти',
  'Гідропарк, корт 4',
  'Трухановий острів, корт 1',
  'КПІ, критий корт 1',
  'Голосіївський парк, корт 2',
]
const lvivCourts = ['Критий корт «Динамо»', 'Стрийський парк, корт 1', 'Корти «Медик», № 2', 'Снопків, корт 3']

export const demoLeagues = {
  men: {
    fields: {
      name: 'Чоловіча ліга Києва',
      gender: 'MEN',
      city: 'Київ',
      isActive: true,
      description: 'Для чоловіків будь-якого рівня. Граємо на міських кортах, про час і місце домовляємося самі.',
      rules: { maxOpenGames: 6 },
    },
    categories: [
      {
        name: 'Майстри',
        icon: 'crown',
        level: 4,
        startPoints: 1500,
        description: 'Колишні спортсмени й ті, хто грає на їхньому рівні.',
        members: ['lytvynenko', 'melnychuk', 'kravets'],
      },
      {
        name: 'Перша',
        icon: 'trophy',
        level: 3,
        startPoints: 1300,
        description: 'Впевнена подача, різні удари, тактика.',
        members: ['savchenko', 'pylypchuk', 'osadchyi'],
      },
      {
        name: 'Друга',
        icon: 'flame',
        level: 2,
        startPoints: 1150,
        description: 'Стабільні розіграші, перші перемоги над сильнішими.',
        members: ['ostapenko', 'shevchuk', 'lukianenko'],
      },
      {
        name: 'Новачки',
        icon: 'sprout',
        level: 1,
        startPoints: 1000,
        description: 'Перший рік у тенісі або повернення після довгої перерви.',
        members: ['kovalchuk', 'hnatenko', 'yemets'],
      },
    ],
    newcomers: ['yemets'],
    leavers: [],
    promoted: { kovalchuk: 'Друга' },
    courts: kyivCourts,
  },
  women: {
    fields: {
      name: 'Жіноча ліга Києва',
      gender: 'WOMEN',
      city: 'Київ',
      isActive: true,
      description: 'Жіночий теніс для задоволення й результату. Категорія за бажанням, суперниці з обох.',
      rules: { maxOpenGames: 6 },
    },
    categories: [
      {
        name: 'Перша',
        icon: 'trophy',
        level: 2,
        startPoints: 1350,
        description: 'Граєте кілька років і хочете рівних матчів.',
        members: ['marchenko', 'koval', 'yizhakevych', 'panchenko'],
      },
      {
        name: 'Друга',
        icon: 'flame',
        level: 1,
        startPoints: 1150,
        description: 'Знаєте правила й тримаєте мʼяч у грі.',
        members: ['levytska', 'zakharchenko', 'humeniuk', 'shcherbyna', 'moroz'],
      },
    ],
    newcomers: [],
    leavers: ['humeniuk'],
    promoted: { levytska: 'Перша' },
    courts: kyivCourts,
  },
  mixed: {
    fields: {
      name: 'Мікст, Львів',
      gender: 'MIXED',
      city: 'Львів',
      isActive: true,
      description: 'Чоловіки й жінки в одній таблиці. Короткі сети до чотирьох: матч уміщається в годину.',
      rules: { format: 'SET3-S:4/TB7-F:TB10' },
    },
    categories: [
      {
        name: 'Відкрита',
        icon: 'star',
        level: null,
        startPoints: 1300,
        description: 'Одна категорія для всіх.',
        members: ['gava', 'tkachuk', 'levytska', 'fedoriv', 'humeniuk', 'kovalchuk', 'yizhakevych'],
      },
    ],
    newcomers: [],
    leavers: [],
    promoted: {},
    courts: lvivCourts,
  },
} as const satisfies Record<string, DemoLeague>

export type LeagueKey = keyof typeof demoLeagues

/** A league that has been closed: it stays in people's history and cannot be joined. */
export const closedLeague = {
  fields: {
    name: 'Зимова ліга в манежі',
    gender: 'ANY',
    city: 'Київ',
    isActive: true,
    description: 'Один довгий сет до восьми. Ліга завершилася, манеж на ремонті.',
    rules: { format: 'SET1-S:8/TB7' },
  },
  members: ['savchenko', 'lytvynenko', 'koval'],
} as const satisfies { fields: NewLeague; members: readonly PersonKey[] }
