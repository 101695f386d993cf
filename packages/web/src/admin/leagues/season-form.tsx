import { nextSeason, type Season, seasonChanges } from '@matchbol/core/leagues/league-shapes'
import { kyivDate, nextDayStart } from '@matchbol/core/shared/kyiv-time'
import { useApi } from '../../lib/api/use-api.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { isSavedMeanwhile } from '../../lib/forms/use-opened-version.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { DayField, TextField } from '../../ui/form/form-fields.tsx'
import { FormActions } from '../form-actions.tsx'

/** An announced end is the first moment after the season; people speak of its last day. */
const asLastDay = {
  dayOf: (endsAt: string) => kyivDate(new Date(Date.parse(endsAt) - 1)),
  sentAs: nextDayStart,
}
const useToday = () => kyivDate(useNow())

/** The running season: its name, and its announced last day. */
export function RunningSeasonForm({ season }: { season: Season }) {
  const api = useApi()
  const today = useToday()
  const form = useContractForm(seasonChanges, {
    initial: { name: season.name, endsAt: season.endsAt },
    version: season.version,
    unsent: 'warn',
    send: (_, { changes, version }) =>
      api.call('PUT /api/v1/seasons/{id}', {
        params: { id: season.id },
        body: { ...changes, version },
      }),
    done: 'Сезон збережено',
    failed: 'Сезон не збережено',
    onFailed: isSavedMeanwhile,
  })
  return (
    <form {...form.props} className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.field('name')} label="Назва сезону" required />
        <DayField {...form.field('endsAt')} moment={asLastDay} label="Останній день сезону" today={today} min={today} />
      </div>
      <FormActions form={form}>Зберегти сезон</FormActions>
    </form>
  )
}

/** Finishes the running season and starts the next: said beforehand, asked once. */
export function NextSeasonForm({ season, onDone }: { season: Season; onDone: () => void }) {
  const api = useApi()
  const today = useToday()
  const form = useContractForm(nextSeason, {
    initial: { name: '', endsAt: null },
    unsent: 'warn',
    send: (values, { key }) =>
      api.call('POST /api/v1/leagues/{id}/seasons', {
        params: { id: season.leagueId },
        body: { ...values, seasonId: season.id, seasonVersion: season.version },
        idempotencyKey: key,
      }),
    done: 'Новий сезон почався',
    failed: 'Сезон не завершено',
    onDone,
  })
  return (
    <form {...form.props} className="grid gap-4">
      <p>
        Сезон «{season.name}» завершиться зараз: його таблиця лишиться такою, як є. Тієї ж миті почнеться новий — за
        теперішніми правилами ліги. Гравці, категорії, рейтинги й незавершені ігри лишаються. Повернути завершений сезон
        не можна.
      </p>
      <TextField {...form.field('name')} label="Назва нового сезону" required />
      <DayField
        {...form.field('endsAt')}
        moment={asLastDay}
        label="Останній день, якщо його вже відомо"
        today={today}
        min={today}
      />
      <FailureNote {...form.failure} />
      <Button type="submit" color="error" loading={form.busy}>
        Завершити й почати новий
      </Button>
    </form>
  )
}
