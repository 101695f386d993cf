import { describe, expect, it } from 'vitest'
import { foldName, fullName } from './names.ts'

describe('§3: a full name', () => {
  it.each([
    ['Олена', 'Марченко', 'Олена Марченко'],
    ['Олена', '', 'Олена'],
    ['', 'Марченко', 'Марченко'],
    ['', '', undefined],
  ])('of «%s» and «%s» is %s', (firstName, lastName, name) => expect(fullName({ firstName, lastName })).toBe(name))
})

describe('a folded name', () => {
  it.each([
    ['  Cristian   Garín ', 'cristian garin'],
    ['Félix Auger-Aliassime', 'felix auger-aliassime'],
    ["Лук'яненко", 'лукʼяненко'],
    ['ЛУК’ЯНЕНКО', 'лукʼяненко'],
    ['Наталія Їжакевич', 'наталія їжакевич'],
    ['Андрій', 'андрій'],
    ['Ґава', 'ґава'],
  ])('«%s» is «%s»', (name, folded) => expect(foldName(name)).toBe(folded))

  it('keeps й apart from и, and ї from і', () => {
    expect(foldName('май')).not.toBe(foldName('маи'))
    expect(foldName('їжа')).not.toBe(foldName('іжа'))
  })
})
