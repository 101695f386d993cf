import { type ReactNode, useId, useState } from 'react'
import { Switch } from '../../../ui/form/switch.tsx'
import styles from './settings.module.css'

interface Props {
  label: string
  hint: ReactNode
  checked: boolean
  /** Answers once it is saved or has failed; until then the switch stands as it was turned. */
  onTurn: (on: boolean) => Promise<unknown>
}

/** A switch that saves at once, and turns back when that fails. */
export function SettingsSwitch({ label, hint, checked, onTurn }: Props) {
  const id = useId()
  const [turned, setTurned] = useState<boolean>()
  const turn = async (on: boolean) => {
    setTurned(on)
    await onTurn(on)
    setTurned(undefined)
  }
  return (
    <div className={styles.settingsSwitch}>
      <Switch
        checked={turned ?? checked}
        aria-describedby={id}
        aria-busy={turned !== undefined}
        onChange={(event) => {
          if (turned === undefined) void turn(event.currentTarget.checked)
        }}
      >
        {label}
      </Switch>
      <p id={id}>{hint}</p>
    </div>
  )
}
