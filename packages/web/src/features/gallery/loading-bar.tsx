import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Row, Showcase } from './showcase.tsx'

export function LoadingBar() {
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const finish = (failed: boolean) => {
    setLoading(false)
    setFailed(failed)
  }
  return (
    <Showcase title="Смуга завантаження">
      <Row>
        <Button variant="outline" onClick={() => setLoading(true)}>
          Почати завантаження
        </Button>
        <Button variant="outline" onClick={() => finish(false)}>
          Завершити завантаження
        </Button>
        <Button variant="outline" color="error" onClick={() => finish(true)}>
          Завершити помилкою
        </Button>
      </Row>
      <div data-testid="gallery-progress">
        <ProgressBar isLoading={isLoading} hasFailed={hasFailed} />
      </div>
    </Showcase>
  )
}
