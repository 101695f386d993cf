import { fullName, initials, tvName } from '@matchbol/text/shared/names'
import { drawable } from './drawable.ts'
import { box, drawing, type Element, line, shape, sizeFor } from './element.ts'
import { palette, tints } from './palette.ts'

/** Who is drawn. */
export interface Person {
  id: number
  firstName: string
  lastName: string
}

/** Their initials on the ground that is theirs on every page. */
export function avatar(person: Person, size: number): Element {
  const { ground, text } = tints[person.id % tints.length] ?? tints[0]
  return box(
    {
      width: size,
      height: size,
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: Math.round(size / 6),
      backgroundColor: ground,
      color: text,
      fontSize: Math.round(size * 0.38),
      fontWeight: 700,
    },
    initials(drawn(person)),
  )
}

type Range = readonly [least: number, most: number]

const named = { letterSpacing: '-0.02em', lineHeight: 1.2 }

/** A name in one line: in full where that can be read at the least size, else as television writes it. */
export function nameLine(person: Person, width: number, [least, most]: Range, fontWeight = 700): Element {
  const words = nameFor(person, width, least)
  return line(words, {
    maxWidth: width,
    fontSize: Math.min(most, nameSize(person, width, [least, most])),
    fontWeight,
    ...named,
  })
}

/** A name in full: in one line where that can be read at the least size, else the first name over the last, in the middle. */
export function nameLines(person: Person, width: number, [least, most]: Range, fontWeight = 700): Element[] {
  const { firstName, lastName } = drawn(person)
  const name = fullName({ firstName, lastName })
  const parts = sizeFor(name, width, [1, least]) >= least ? [name] : [firstName, lastName].filter(Boolean)
  const fontSize = Math.min(...parts.map((part) => sizeFor(part, width, [least * 0.6, most])))
  return parts.map((part) => line(part, { ...named, maxWidth: width, fontSize, fontWeight, alignSelf: 'center' }))
}

/** The size of such a line, in pixels; a little under the least for a name that is long in either spelling. */
export const nameSize = (person: Person, width: number, [least, most]: Range) =>
  sizeFor(nameFor(person, width, least), width, [least * 0.8, most])

function nameFor(person: Person, width: number, least: number): string {
  const name = fullName(drawn(person))
  return sizeFor(name, width, [1, least]) >= least ? name : tvName(drawn(person))
}

/** The name as far as the font has it. */
function drawn({ firstName, lastName }: Person) {
  const [first, last] = [drawable(firstName), drawable(lastName)]
  return { firstName: first, lastName: first || last ? last : 'Гравець' }
}

/** The winner's. */
export const ball = (size: number) =>
  drawing(
    { width: size, height: size },
    '0 0 24 24',
    shape('circle', { cx: 12, cy: 12, r: 10.7, fill: palette.ball, stroke: palette.ballSeam, 'stroke-width': 1.3 }),
    shape('path', {
      d: 'M4.3 4.7c3.6 3.7 3.6 10.9 0 14.6M19.7 4.7c-3.6 3.7-3.6 10.9 0 14.6',
      fill: 'none',
      stroke: palette.ballSeam,
      'stroke-width': 1.5,
    }),
  )
