/** Hands data to the person as a file of JSON that people can read too. */
export const saveFile = (name: string, data: unknown) =>
  save(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))

/** A phone opens it with its calendar. */
export const saveCalendar = (name: string, ics: string) => save(name, new Blob([ics], { type: 'text/calendar' }))

function save(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // the browser reads it after the click
}
