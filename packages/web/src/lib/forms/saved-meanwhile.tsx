import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { ApiError } from '../api/api-error.ts'

interface Props {
  form: { isOverwriting: boolean; busy: boolean; discard: () => void }
}

/** For `onFailed` of the form: the note tells it, nothing else has to. */
export const isSavedMeanwhile = (error: unknown) => error instanceof ApiError && error.code === 'VERSION_CHANGED'

/** Beside the button of a form, once somebody else has saved what is typed in: one's own words are kept, or theirs taken. */
export const SavedMeanwhile = ({ form }: Props) => (
  <div role="alert">
    {form.isOverwriting && (
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
    )}
  </div>
)
