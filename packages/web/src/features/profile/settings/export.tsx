import { Download } from 'lucide-react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import styles from './settings.module.css'

/** Everything that the site keeps about me, as a file. */
export function SettingsExport() {
  const api = useApi()
  const save = useAction(() => api.call('GET /api/v1/users/me/export'), {
    failed: 'Не вдалося зібрати дані',
    done: { title: 'Дані збережено у файл', description: 'Шукайте його серед завантажень.' },
    onDone: ({ data }) => saveFile(`matchbol-${data.madeAt.slice(0, 10)}.json`, data),
  })
  return (
    <div className={styles.actions}>
      <Button variant="outline" loading={save.busy} onClick={() => void save.run()}>
        <Download size={18} aria-hidden="true" />
        Завантажити мої дані
      </Button>
      <FailureNote {...save.failure} />
    </div>
  )
}
