import { gameLengths } from '@matchbol/core/games/limits'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import styles from './place-field.module.css'

interface Props {
  value: string
  /** Courts to choose by a press. */
  places: readonly string[]
  onChange: (place: string) => void
}

/** Where to play: typed, or one of the courts that the two like. */
export const PlaceField = ({ value, places, onChange }: Props) => (
  <div className="grid grid-cols-1 gap-2">
    <Field label="Місце">
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={gameLengths.place}
          placeholder="Парк «Нивки», корт 2"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
    {places.length > 0 && (
      <fieldset className={styles.placeChips} aria-label="Улюблені корти">
        {places.map((place) => (
          <button
            key={place}
            type="button"
            className="chip"
            aria-pressed={place === value.trim()}
            onClick={() => onChange(place)}
          >
            {place}
          </button>
        ))}
      </fieldset>
    )}
  </div>
)
