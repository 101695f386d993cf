import { categoryLabel } from '@matchbol/text/leagues/league'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Note } from '../../../ui/note.tsx'

interface Props {
  leagueId: number
  categoryId: number | null
  onChoose: (categoryId: number | null) => void
}

/** A choice that means none: the select has no other way back to nothing. */
const none = 0

/** The open categories of the chosen league, lowest level first. */
export function JoinLeagueCategory({ leagueId, categoryId, onChoose }: Props) {
  const api = useApi()
  const categories = useLoad(`categories of ${leagueId}`, async () => {
    const query = { leagueId, isActive: 'true' } as const
    return (await api.call('GET /api/v1/categories', { query })).data
  })
  if (categories.status === 'failed')
    return (
      <div className="grid justify-items-start gap-3" role="alert">
        <Note color="error">Помилка завантаження даних</Note>
        <Button variant="outline" color="neutral" size="sm" onClick={categories.retry}>
          Спробувати знову
        </Button>
      </div>
    )
  if (categories.status === 'ready' && categories.data.length === 0)
    return (
      <Note color="warning">
        Для обраної ліги немає доступних категорій. Ви можете приєднатися без вибору категорії.
      </Note>
    )
  const offered = categories.status === 'ready' ? categories.data : []
  const chosen = offered.find(({ id }) => id === categoryId)
  return (
    <Field label="Виберіть категорію" hint={chosen?.description}>
      {(control) => (
        <Select
          {...control}
          value={categoryId}
          onChange={(id) => onChoose(id === none ? null : id)}
          placeholder="Можна залишити порожнім"
          disabled={categories.status === 'loading'}
          items={[
            ...(categoryId === null ? [] : [{ value: none, label: 'Без категорії' }]),
            ...offered.map((category) => ({ value: category.id, label: categoryLabel(category), icon: category.icon })),
          ]}
        />
      )}
    </Field>
  )
}
