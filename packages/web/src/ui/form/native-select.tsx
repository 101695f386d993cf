import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

interface Option {
  value: string | number
  label: string
}

/** The browser's own list of choices: for forms that must work before, and without, any script. */
export const NativeSelect = ({ options, ...rest }: ComponentProps<'select'> & { options: readonly Option[] }) => (
  <div className="native-select">
    <select {...rest} className="input">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown size={18} aria-hidden="true" />
  </div>
)
