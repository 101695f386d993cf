import type { Placeholder } from '@matchbol/core/faq/faq-shapes'
import { placeholderMeaning } from '@matchbol/text/faq/placeholder-meaning'

/** What may be named in braces, with what it means and what stands there at present. */
export const FaqPlaceholders = ({ placeholders }: { placeholders: readonly Placeholder[] }) => (
  <details>
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold">Числа, що підставляються самі</summary>
    <p className="mt-1 text-muted">
      Пишіть не число, а його назву в дужках: воно завжди буде тим, за яким працює сайт. Щоб слово поруч мало правильне
      закінчення, додайте три форми: <code>{'{autoConfirmHours година/години/годин}'}</code>. Таблиці стоять окремим
      абзацом.
    </p>
    <dl className="mt-3 grid gap-3 sm:grid-cols-2">
      {placeholders.map(({ name, now }) => (
        <div key={name}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd className="text-muted">
            {placeholderMeaning[name]}
            {!now.startsWith('|') && `: ${now}`}
          </dd>
        </div>
      ))}
    </dl>
  </details>
)
