import {
  type FaqChanges,
  type FaqEntry,
  faqCategories,
  newFaqEntry,
  type Placeholder,
} from '@matchbol/core/faq/faq-shapes'
import { RULES_ENTRY } from '@matchbol/core/faq/limits'
import { faqCategoryText } from '@matchbol/text/faq/categories'
import type { z } from 'zod'
import { MarkdownField } from '../../lib/forms/markdown-field.tsx'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { isSavedMeanwhile } from '../../lib/forms/use-opened-version.ts'
import { SelectField, SwitchField, TextField } from '../../ui/form/form-fields.tsx'
import { FormActions } from '../form-actions.tsx'
import { FaqPlaceholders } from './placeholders.tsx'

export type FaqValues = z.input<typeof newFaqEntry>

interface Props {
  /** The entry that is changed; without one a new one is added. */
  entry?: FaqEntry
  placeholders: readonly Placeholder[]
  button: string
  done: string | ((entry: FaqEntry) => string)
  send: (
    values: FaqValues,
    sending: { changes: FaqChanges; key: string; version: number | undefined },
  ) => Promise<{ data: FaqEntry }>
  onDone?: (entry: FaqEntry) => void
}

const categories = faqCategories.map((value) => ({ value, label: faqCategoryText[value] }))

/** A question with its answer; what was typed outlives the tab. */
export function FaqEntryForm({ entry, placeholders, button, done, send, onDone }: Props) {
  const form = useContractForm(newFaqEntry, {
    initial: {
      question: entry?.question ?? '',
      answer: entry?.answer ?? '',
      category: entry?.category ?? 'CLUB',
      isPublished: entry?.isPublished ?? false,
    },
    ...(entry && { version: entry.version }),
    unsent: { draft: `faq ${entry?.id ?? 'new'}`, outlivesTab: true },
    refusedAt: {
      BRACES_IN_QUESTION: 'question',
      PLACEHOLDER_UNKNOWN: 'answer',
      PLACEHOLDER_NOT_ALONE: 'answer',
      TEXT_TOO_LONG: 'answer',
      TEXT_TOO_MANY_LINES: 'answer',
      TEXT_TOO_TANGLED: 'answer',
      IMAGE_NOT_FETCHED: 'answer',
      TOO_MANY_FOREIGN_PICTURES: 'answer',
    },
    send: async (values, sending) => (await send(values, sending)).data,
    done,
    failed: 'Запис не збережено',
    ...(onDone && { onDone }),
    onFailed: isSavedMeanwhile,
  })
  return (
    <form {...form.props} className="grid gap-6 p-4 sm:p-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.field('question')} label="Запитання" required />
        <SelectField {...form.field('category')} label="Розділ" options={categories} />
      </div>
      <MarkdownField {...form.field('answer')} label="Відповідь" />
      <FaqPlaceholders placeholders={placeholders} />
      {entry?.id !== RULES_ENTRY && <SwitchField {...form.field('isPublished')} label="Запис бачать усі" />}
      <FormActions form={form} isNew={!entry}>
        {button}
      </FormActions>
    </form>
  )
}
