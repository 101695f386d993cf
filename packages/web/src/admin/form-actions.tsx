import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { FailureNote, type FailureNoteProps } from '../ui/failure-note.tsx'
import { Note } from '../ui/note.tsx'

interface Form {
  busy: boolean
  failure: FailureNoteProps
  isChanged: boolean
  isOverwriting: boolean
  discard: () => void
}

interface Props {
  form: Form
  /** It makes what is not there yet, so that nothing has to be changed first. */
  isNew?: boolean
  children: ReactNode
}

/**
 * The end of a form of the panel: what was refused, and the button that saves, or the choice where somebody else was faster, for which
 * the form says `onFailed: isSavedMeanwhile`.
 */
export const FormActions = ({ form, isNew = false, children }: Props) => (
  <>
    <FailureNote {...form.failure} />
    <div role="alert">{form.isOverwriting && <Choice form={form} />}</div>
    {!form.isOverwriting && (
      <Button type="submit" className="justify-self-start" loading={form.busy} disabled={!isNew && !form.isChanged}>
        {children}
      </Button>
    )}
  </>
)

const Choice = ({ form }: { form: Form }) => (
  <Note color="warning" title="Поки ви писали, тут зберегли інше">
    <p>Ваш текст нікуди не подівся. Під полями показано, що збережено зараз: залишити ваше чи взяти збережене?</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Button type="submit" loading={form.busy}>
        Зберегти моє
      </Button>
      <Button variant="outline" color="neutral" onClick={form.discard}>
        Взяти збережене
      </Button>
    </div>
  </Note>
)
