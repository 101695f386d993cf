/**
 * Formatters that are made when they are asked for first. The first of a date costs a browser some ten milliseconds, a phone forty: a page
 * without dates need not spend them, and none while its scripts start.
 */
export function dateFormatter(language: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (date: Date | number) => {
    made ??= new Intl.DateTimeFormat(language, options)
    return made.format(date)
  }
}

export function numberFormatter(language: string, options?: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined
  return (value: number) => {
    made ??= new Intl.NumberFormat(language, options)
    return made.format(value)
  }
}
