import { type Category, categoryChanges, categoryIcons } from '@matchbol/core/leagues/league-shapes'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import type { z } from 'zod'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { isSavedMeanwhile } from '../../lib/forms/use-opened-version.ts'
import { ChoiceField, NumberField, SwitchField, TextareaField, TextField } from '../../ui/form/form-fields.tsx'
import { RemoteIcon } from '../../ui/picture/remote-icon.tsx'
import { FormActions } from '../form-actions.tsx'

type CategoryValues = z.input<typeof categoryChanges>

interface Props {
  category?: Category
  button: string
  done: string
  send: (
    values: CategoryValues,
    sending: { changes: CategoryValues; key: string; version: number | undefined },
  ) => Promise<{ data: Category }>
  onDone?: () => void
}

/** A category: how strong it is, and what its newcomers start from. */
export function CategoryForm({ category, button, done, send, onDone }: Props) {
  const form = useContractForm(categoryChanges, {
    initial: valuesOf(category),
    ...(category && { version: category.version }),
    unsent: 'warn',
    refusedAt: { CATEGORY_NAME_TAKEN: 'name' },
    send: async (values, sending) => (await send(values, sending)).data,
    done,
    failed: category ? 'Категорію не збережено' : 'Категорію не додано',
    ...(onDone && { onDone }),
    onFailed: isSavedMeanwhile,
  })
  return (
    <form {...form.props} className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.field('name')} label="Назва" required />
        <NumberField
          {...form.field('level')}
          label="Рівень"
          hint="Більше число — сильніша категорія. Можна не вказувати."
        />
        <NumberField
          {...form.field('startPoints')}
          label="Стартові бали рейтингу"
          hint="З них починає новий гравець категорії. На тих, хто вже грав, зміна не діє."
        />
        <TextareaField {...form.field('description')} label="Опис" hint="Для кого ця категорія." />
      </div>
      <ChoiceField {...form.field('icon')} label="Значок біля назви" choices={iconChoices} inRow />
      <SwitchField {...form.field('isActive')} label="Категорія відкрита: її можна обрати" />
      <FormActions form={form} isNew={!category}>
        {button}
      </FormActions>
    </form>
  )
}

const iconNames: Record<(typeof categoryIcons)[number], string> = {
  sprout: 'Паросток',
  leaf: 'Листок',
  feather: 'Пірʼїна',
  turtle: 'Черепаха',
  rabbit: 'Заєць',
  bird: 'Птах',
  sun: 'Сонце',
  snowflake: 'Сніжинка',
  heart: 'Серце',
  star: 'Зірка',
  zap: 'Блискавка',
  flame: 'Вогонь',
  rocket: 'Ракета',
  shield: 'Щит',
  gem: 'Діамант',
  mountain: 'Гора',
  target: 'Ціль',
  medal: 'Медаль',
  trophy: 'Кубок',
  crown: 'Корона',
}
const iconChoices = [
  { value: '', label: 'Без значка' },
  ...categoryIcons.map((icon) => ({
    value: icon,
    label: (
      <span className="flex items-center gap-2">
        <RemoteIcon name={icon} size={20} />
        {iconNames[icon]}
      </span>
    ),
  })),
]

const valuesOf = (category?: Category): CategoryValues => ({
  name: category?.name ?? '',
  level: category?.level ?? null,
  description: category?.description ?? null,
  icon: category?.icon ?? '',
  startPoints: category?.startPoints ?? START_POINTS,
  isActive: category?.isActive ?? true,
})
