/** The time that somebody has typed, as `18:30`: `18:30`, `18.30`, `1830`, `18 30` and `18`. Undefined for what is no time. */
export function readPlainTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[ :.-]?(\d\d))?$/.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Each half hour from one full hour to before another: «07:00», «07:30» … */
export const halfHours = (from: number, to: number): string[] =>
  Array.from({ length: (to - from) * 2 }, (_, index) => {
    const hour = String(from + Math.floor(index / 2)).padStart(2, '0')
    return `${hour}:${index % 2 ? '30' : '00'}`
  })
