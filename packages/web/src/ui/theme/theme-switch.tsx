import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { onTheme, readTheme, serverTheme, setTheme, themes } from './theme-store.ts'

const looks = {
  system: { name: 'як у системі', Icon: Monitor },
  light: { name: 'світла', Icon: Sun },
  dark: { name: 'темна', Icon: Moon },
}

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onTheme, readTheme, serverTheme)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const { name, Icon } = looks[theme]
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Тема: ${name}. Змінити на: ${looks[next].name}`}
      title={`Тема: ${name}`}
      onClick={() => setTheme(next)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
