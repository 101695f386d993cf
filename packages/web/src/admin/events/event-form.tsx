import { type ClubEvent, eventChanges, eventTypes } from '@matchbol/core/events/event-shapes'
import { HIGHEST_PRICE } from '@matchbol/core/events/limits'
import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import { eventTypeText, priceText } from '@matchbol/text/events/status'
import type { z } from 'zod'
import { CoverField } from '../../features/profile/posts/cover-field.tsx'
import { useApi } from '../../lib/api/use-api.ts'
import { useLoad } from '../../lib/api/use-load.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { MarkdownField } from '../../lib/forms/markdown-field.tsx'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { isSavedMeanwhile } from '../../lib/forms/use-opened-version.ts'
import { Field } from '../../ui/form/field.tsx'
import { NumberField, SelectField, TextareaField, TextField } from '../../ui/form/form-fields.tsx'
import { MomentField } from '../../ui/form/moment-field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { PriceField } from '../../ui/form/price-field.tsx'
import { FormActions } from '../form-actions.tsx'

export type EventValues = Omit<z.input<typeof eventChanges>, 'status' | 'version'>

const content = eventChanges.omit({ status: true, version: true })
const types = eventTypes.map((value) => ({ value, label: eventTypeText[value] }))
const WHEN = 'Вкажіть день і час, наприклад 21.11.2026 і 18:00.'
const HOW_MUCH = `Напишіть суму цифрами, щонайбільше ${priceText(HIGHEST_PRICE)}: наприклад, 250 або 99,50.`

interface Props {
  /** The event that is changed; without one a draft is made. */
  event?: ClubEvent
  button: string
  done: string
  send: (
    values: EventValues,
    sending: { changes: EventValues; key: string; version: number | undefined },
  ) => Promise<{ data: ClubEvent }>
  onDone?: (event: ClubEvent) => void
}

/** What an event is, when, where and for how many. What is typed outlives a closed tab. */
export function EventForm({ event, button, done, send, onDone }: Props) {
  const today = kyivDate(useNow())
  const form = useContractForm<EventValues, ClubEvent>(content, {
    initial: valuesOf(event),
    ...(event && { version: event.version }),
    unsent: { draft: event ? `event ${event.id}` : 'new event', outlivesTab: true },
    texts: { startsAt: WHEN, endsAt: WHEN, price: HOW_MUCH },
    refusedAt: {
      EVENT_ENDS_TOO_EARLY: 'endsAt',
      EVENT_TOO_LONG: 'endsAt',
      EVENT_MOVED_INTO_PAST: 'startsAt',
      TEXT_TOO_LONG: 'body',
      TEXT_TOO_MANY_LINES: 'body',
      TEXT_TOO_TANGLED: 'body',
      IMAGE_NOT_FETCHED: 'body',
      TOO_MANY_FOREIGN_PICTURES: 'body',
    },
    send: async (values, sending) => (await send(values, sending)).data,
    done,
    failed: 'Подію не збережено',
    ...(onDone && { onDone }),
    onFailed: isSavedMeanwhile,
  })
  return (
    <form {...form.props} className="grid gap-5 p-4 sm:p-5" aria-label="Подія">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.field('title')} label="Назва" required />
        <SelectField {...form.field('type')} label="Що це" options={types} />
        <MomentField {...form.field('startsAt')} label="Початок" today={today} />
        <MomentField {...form.field('endsAt')} label="Кінець" today={today} />
        <TextField
          {...form.field('place')}
          label="Місце"
          required
          hint="Клуб, адреса, корт: щоб знайшли без дзвінка."
        />
        <TextField {...form.field('contact')} label="Кого питати" hint="Імʼя, телефон або Telegram. Побачать усі." />
        <NumberField
          {...form.field('capacity')}
          label="Кількість місць"
          hint="Далі записують у чергу. Порожнє поле — місця вистачить усім."
        />
        <PriceField {...form.field('price')} />
        <LeagueField
          value={form.values.leagueId ?? null}
          present={event?.league ?? null}
          onChange={(leagueId) => form.set('leagueId', leagueId)}
        />
      </div>
      <TextareaField
        {...form.field('summary')}
        label="Короткий опис"
        hint="Його видно на картці події. Якщо залишити порожнім, візьмемо початок тексту."
      />
      <MarkdownField {...form.field('body')} label="Текст" />
      <CoverField url={form.values.coverImage} onChange={(url) => form.set('coverImage', url)} />
      <FormActions form={form} isNew={!event}>
        {button}
      </FormActions>
    </form>
  )
}

/** More leagues than any club has; the most that a page of the API holds. */
const ALL_LEAGUES = 100

function LeagueField({
  value,
  present,
  onChange,
}: {
  value: number | null
  present: { id: number; name: string } | null
  onChange: (leagueId: number | null) => void
}) {
  const api = useApi()
  const found = useLoad('leagues of an event', async () => {
    const { data } = await api.call('GET /api/v1/leagues', { query: { limit: ALL_LEAGUES } })
    return data.map(({ id, name }) => ({ id, name }))
  })
  const leagues = found.status === 'ready' ? found.data : []
  const shown = present && !leagues.some(({ id }) => id === present.id) ? [present, ...leagues] : leagues
  const options = [
    { value: '', label: 'Не стосується ліги' },
    ...shown.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Field label="Ліга">
      {(tied) => (
        <NativeSelect
          {...tied}
          value={value ?? ''}
          options={options}
          onChange={({ currentTarget }) => onChange(currentTarget.value ? Number(currentTarget.value) : null)}
        />
      )}
    </Field>
  )
}

const valuesOf = (event?: ClubEvent): EventValues => ({
  title: event?.title ?? '',
  type: event?.type ?? 'TOURNAMENT',
  startsAt: event?.startsAt ?? '',
  endsAt: event?.endsAt ?? '',
  place: event?.place ?? '',
  summary: event?.ownSummary ?? '',
  body: event?.body ?? '',
  coverImage: event?.coverImage ?? null,
  leagueId: event?.league?.id ?? null,
  capacity: event?.capacity ?? null,
  price: event?.price ?? null,
  contact: event?.contact ?? '',
})
