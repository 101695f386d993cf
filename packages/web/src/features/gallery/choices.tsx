import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, Textarea } from '../../ui/form/input.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { Showcase } from './showcase.tsx'

const few = ['Чоловіча ліга', 'Жіноча ліга', 'Мікст']
const many = Array.from({ length: 24 }, (_, index) => `Категорія ${index + 1}`)
const itemsOf = (labels: readonly string[]) => labels.map((label, index) => ({ label, value: index + 1 }))
const nothing = () => {}

export function Choices() {
  const [league, setLeague] = useState<number | null>(null)
  const [category, setCategory] = useState<number | null>(null)
  const [labels, setLabels] = useState(few)
  return (
    <Showcase title="Поля й вибір">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="З підказкою">
          {(control) => (
            <Select
              {...control}
              value={league}
              onChange={setLeague}
              items={itemsOf(labels)}
              placeholder="Ліга не вибрана"
            />
          )}
        </Field>
        <Field label="Без підказки">
          {(control) => <Select {...control} value={category} onChange={setCategory} items={itemsOf(many)} />}
        </Field>
        <Field label="Без варіантів">
          {(control) => <Select {...control} value={null} onChange={nothing} items={[]} />}
        </Field>
        <Field label="Зникле значення">
          {(control) => <Select {...control} value={99} onChange={nothing} items={itemsOf(few)} />}
        </Field>
        <Field label="Завантажується">
          {(control) => <Select {...control} value={null} onChange={nothing} items={itemsOf(few)} disabled />}
        </Field>
        <Field label="Вибір браузера">
          {(control) => <NativeSelect {...control} options={itemsOf(few)} defaultValue={1} />}
        </Field>
        <Field label="Текст" required hint="Як у паспорті">
          {(control) => <Input {...control} />}
        </Field>
        <Field label="З помилкою" error="Напишіть причину.">
          {(control) => <Textarea {...control} />}
        </Field>
        <Switch defaultChecked>Сповіщати в Telegram</Switch>
        <div>
          <Button variant="outline" onClick={() => setTimeout(() => setLabels([...few, 'Нова ліга']), 1000)}>
            За секунду додати варіант
          </Button>
        </div>
      </div>
    </Showcase>
  )
}
