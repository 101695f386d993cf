import { CLAIM_HOURS, GRACE_DAYS } from '@matchbol/core/games/deadlines'
import { GAMES_WORTH_RATING } from '@matchbol/core/games/rated-outcome'
import { type League, leagueChanges } from '@matchbol/core/leagues/league-shapes'
import { OFFERED_FORMATS } from '@matchbol/core/leagues/match-format'
import { DEFAULT_LEAGUE_RULES } from '@matchbol/core/leagues/rules'
import { formatWords } from '@matchbol/text/leagues/match-format'
import { formatInFull } from '@matchbol/text/leagues/match-format-in-full'
import { counted } from '@matchbol/text/shared/plural'
import type { z } from 'zod'
import { PlaceInTable } from '../../features/leagues/league-rules.tsx'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { isSavedMeanwhile } from '../../lib/forms/use-opened-version.ts'
import { NumberField, SelectField, SwitchField, TextareaField, TextField } from '../../ui/form/form-fields.tsx'
import { Note } from '../../ui/note.tsx'
import { FormActions } from '../form-actions.tsx'

export type LeagueValues = z.input<typeof leagueChanges>

interface Props {
  /** The league that is changed; without one a new one is founded. */
  league?: League
  button: string
  done: string
  send: (
    values: LeagueValues,
    sending: { changes: LeagueValues; key: string; version: number | undefined },
  ) => Promise<{ data: League }>
  onDone?: (league: League) => void
}

const genders = [
  { value: 'ANY', label: 'Відкрита для всіх' },
  { value: 'MEN', label: 'Чоловіча' },
  { value: 'WOMEN', label: 'Жіноча' },
  { value: 'MIXED', label: 'Мікст' },
]

const numbers = [
  [
    'autoConfirmHours',
    'Автопідтвердження, годин',
    `За стільки годин результат запрошеної гри, на який суперник не відповів, зараховується сам; неявка, відмова чи дискваліфікація — щонайменше за ${CLAIM_HOURS}. Гра, записана без запрошення, тоді скасовується, а виправлений після суперечки результат чекає на відповідь.`,
  ],
  ['inviteExpiryDays', 'Запрошення чекає, днів', 'Якщо за цей час на запрошення не відповіли, воно скасується.'],
  [
    'playWithinDays',
    'Зіграти за, днів',
    `Від узгодженого часу або, якщо його немає, від прийняття. Ще ${counted(GRACE_DAYS, ['день', 'дні', 'днів'])} про запас, далі гру буде скасовано.`,
  ],
  ['maxOpenGames', 'Відкритих ігор водночас', 'Скільки незавершених ігор гравець може мати в лізі.'],
  [
    'rematchAfterDays',
    'Перерва до реваншу, днів',
    'Раніше ті самі двоє не грають у лізі знову, ні рейтингової гри, ні товариської. 0 — без перерви.',
  ],
] as const

const points = [
  ['winStraight', 'Перемога без втраченого сету'],
  ['winDropped', 'Перемога з втраченим сетом'],
  ['lossTakingSet', 'Поразка з виграним сетом'],
  ['lossStraight', 'Поразка без виграного сету'],
  ['retiredWin', 'Суперник відмовився під час гри'],
  ['retiredEarlyWin', `Суперник відмовився, коли ніхто ще не взяв ${GAMES_WORTH_RATING} геймів`],
  ['retiredEarlyLoss', `Відмовився, коли ніхто ще не взяв ${GAMES_WORTH_RATING} геймів`],
  ['walkoverWin', 'Суперник не зʼявився або дискваліфікований'],
  ['walkoverLoss', 'Не зʼявився або дискваліфікований'],
  ['doubleDefault', 'Не зʼявилися обидва'],
] as const

/** A league with every rule explained beside its field; changed rules count from the next season. */
export function LeagueForm({ league, button, done, send, onDone }: Props) {
  const form = useContractForm(leagueChanges, {
    initial: valuesOf(league),
    ...(league && { version: league.version }),
    unsent: 'warn',
    send: async (values, sending) => (await send(values, sending)).data,
    done,
    failed: league ? 'Лігу не збережено' : 'Лігу не засновано',
    ...(onDone && { onDone }),
    onFailed: isSavedMeanwhile,
  })
  const format = form.values.rules?.format ?? DEFAULT_LEAGUE_RULES.format
  const formats = [...new Set<string>([...OFFERED_FORMATS, format])]
  const later = league ? ' Зміна діє з наступного сезону.' : ''
  return (
    <form {...form.props} className="grid gap-6 p-4 sm:p-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...form.field('name')}
          label="Назва"
          required
          hint="Як її бачать гравці: у списках, запрошеннях, таблиці."
        />
        <TextField {...form.field('city')} label="Місто" hint="Якщо ліга грає в одному місті." />
        <SelectField
          {...form.field('gender')}
          label="Хто грає"
          options={genders}
          hint="До чоловічої чи жіночої ліги вступають ті, хто вказав цю стать у профілі. Адміністратор може додати будь-кого."
        />
        <TextareaField {...form.field('description')} label="Опис" hint="Кілька речень для тих, хто обирає лігу." />
      </div>
      <div className="grid gap-2">
        <SwitchField {...form.field('isActive')} label="Ліга відкрита: до неї вступають і в ній запрошують на гру" />
        <SwitchField
          {...form.field('autoNextSeason')}
          label="Сезон з оголошеним кінцем завершується сам, і сам починається наступний"
        />
        <SwitchField {...form.field('rules.crossCategory')} label="Гравці різних категорій можуть грати між собою" />
      </div>
      {league && (
        <Note>Правила, змінені тут, діють з наступного сезону: теперішній догравають за тими, з якими почали.</Note>
      )}
      <fieldset className="grid gap-4 md:grid-cols-2">
        <legend className="mb-3 font-semibold">Гра і строки</legend>
        <SelectField
          {...form.field('rules.format')}
          label="Формат гри"
          options={formats.map((code) => ({ value: code, label: formatWords(code) }))}
          hint={formatInFull(format) + later}
        />
        {numbers.map(([name, label, hint]) => (
          <NumberField key={name} {...form.field(`rules.${name}`)} label={label} hint={hint} required />
        ))}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="mb-3 font-semibold">Очки в таблиці</legend>
        {points.map(([name, label]) => (
          <NumberField key={name} {...form.field(`rules.pointsRule.${name}`)} label={label} />
        ))}
      </fieldset>
      <Note title="Місце в таблиці">
        <PlaceInTable /> Цей порядок однаковий для всіх ліг.
      </Note>
      <FormActions form={form} isNew={!league}>
        {button}
      </FormActions>
    </form>
  )
}

const valuesOf = (league?: League): LeagueValues => ({
  name: league?.name ?? '',
  description: league?.description ?? null,
  gender: league?.gender ?? 'ANY',
  city: league?.city ?? null,
  isActive: league?.isActive ?? true,
  autoNextSeason: league?.autoNextSeason ?? true,
  rules: league?.rules ?? DEFAULT_LEAGUE_RULES,
})
