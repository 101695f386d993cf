import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { Row, Showcase } from './showcase.tsx'

export const Tooltips = () => (
  <Showcase title="Підказки">
    <Row>
      {['Перша', 'Друга'].map((name) => (
        <Tooltip key={name} text={`${name} підказка`}>
          {(trigger) => (
            <Button {...trigger} variant="outline" color="neutral">
              {name} кнопка
            </Button>
          )}
        </Tooltip>
      ))}
    </Row>
  </Showcase>
)
