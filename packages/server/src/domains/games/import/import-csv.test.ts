import { describe, expect, it } from 'vitest'
import { NotResults, readCsv } from './import-csv.ts'

const read = (text: string) => readCsv(new TextEncoder().encode(text))

describe('a list of results', () => {
  it('is read with the numbers of its lines, whatever other columns it has', () => {
    const rows = read('date,tournament,winner,loser,score,best_of\n2026-05-01,Кубок,Олег Дуб,Ян Клен,6-4 6-4,3\n')
    expect(rows).toEqual([
      {
        ...{ line: 2, date: '2026-05-01', winner: 'Олег Дуб', loser: 'Ян Клен' },
        ...{ score: '6-4 6-4', bestOf: '3', others: 'Кубок' },
      },
    ])
  })

  it('may come from a spreadsheet: semicolons, capitals, a mark at the beginning, blank lines, spaces', () => {
    const rows = read(
      '\ufeffDate; Winner;Loser ;SCORE\r\n2026-05-01;  Олег Дуб ;Ян Клен;6-4 6-4\r\n\r\n2026-05-02;Ян Клен;Олег Дуб;6-0 6-0\r\n',
    )
    expect(rows.map(({ line, winner, bestOf }) => [line, winner, bestOf])).toEqual([
      [2, 'Олег Дуб', ''],
      [4, 'Ян Клен', ''],
    ])
  })

  it.each([
    'date;winner;loser;score;"place, court"',
    'date;winner;loser;score;place, court',
    '"place, court";"date";"winner";"loser";"score"',
    'date\twinner\tloser\tscore\tplace, court; city',
  ])('is parted by what parts the names that it needs: %s', (heading) => {
    const delimiter = heading.includes('\t') ? '\t' : ';'
    const known: Record<string, string> = { date: '2026-05-01', winner: 'Олег Дуб', loser: 'Ян Клен', score: '6-4 6-4' }
    const cells = heading.split(delimiter).map((name) => known[name.replaceAll('"', '')] ?? 'Київ')
    expect(read(`${heading}\n${cells.join(delimiter)}`)).toMatchObject([{ line: 2, ...known }])
  })

  it('may have short lines and nicknames in quotes', () => {
    const rows = read('date,winner,loser,score\n2026-05-01,Олег "Туз" Дуб\n')
    expect(rows).toMatchObject([{ winner: 'Олег "Туз" Дуб', loser: '', score: '' }])
  })

  it.each([
    ['a column is missing', 'date,winner,score\n2026-05-01,A,6-4', 'The file has no column "loser"'],
    [
      'a column comes twice',
      'date,winner,loser,winner,score\n2026-05-01,A,B,C,6-4',
      'The file has more than one column "winner"',
    ],
    ['it is empty', '', 'The file holds no results.'],
    ['it has a heading alone', 'date,winner,loser,score\n', 'The file holds no results.'],
    [
      'a quote is not closed',
      'date,winner,loser,score\n2026-05-01,"A,B,6-4',
      'The file is not a table: Quote Not Closed',
    ],
  ])('is refused when %s', (_, text, message) => {
    expect(() => read(text)).toThrow(NotResults)
    expect(() => read(text)).toThrow(message)
  })

  it('is refused in another alphabet of bytes than UTF-8', () => {
    expect(() => readCsv(new Uint8Array([0xce, 0xeb, 0xe5, 0xe3]))).toThrow('not UTF-8')
  })
})
