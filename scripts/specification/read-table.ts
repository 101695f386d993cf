/** A statement of the specification, and where it is held. */
export interface Row {
  /** `§2`. */
  section: string
  statement: string
  tests: TestName[]
  /** Why no test holds it. */
  reason?: string
}

export interface TestName {
  file: string
  title: string
}

/** Where it is held stands in the second cell: `file › title`, several parted by `<br>`, or a dash and the reason why not. */
export function readTable(markdown: string): Row[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    section = /^## (§\d)/.exec(line)?.[1] ?? section
    const cells = /^\| (.+) \| (.*) ?\|$/.exec(line)
    const [, statement = '', held = ''] = cells ?? []
    return cells && statement !== 'Statement' ? [rowOf(section, statement.trim(), held.trim())] : []
  })
}

function rowOf(section: string, statement: string, held: string): Row {
  if (held.startsWith('— ')) return { section, statement, tests: [], reason: held.slice(2) }
  const names = held.split('<br>').filter(Boolean)
  return { section, statement, tests: names.map(testName) }
}

function testName(text: string): TestName {
  const [file = '', title = ''] = text.split(' › ')
  return { file: file.replaceAll('`', '').trim(), title: title.trim() }
}
