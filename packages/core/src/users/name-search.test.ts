import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOtherLayout } from './keyboard-layout.ts'
import { lettersToTellBy, nameSearch, searchableName } from './name-search.ts'

const contains = (name: string, words: string[][]) =>
  words.length > 0 && words.every((spellings) => spellings.some((spelling) => searchableName(name).includes(spelling)))
const finds = (typed: string, name: string) => contains(name, nameSearch(typed).asTyped)

describe('a search finds a name', () => {
  it.each([
    ['лукяненко', 'Ігор Лукʼяненко'],
    ["лук'яненко", 'Ігор Лук’яненко'],
    ['лукʼя', 'Ігор Lukianenko'],
    ['гава', 'Євген Ґава'],
    ['ґава', 'Євген Гава'],
    ['іжакевич', 'Ілля Їжакевич'],
    ['їжакевич', 'Ілля Іжакевич'],
    ['андріенко', 'Олена Андрієнко'],
    ['матвєєв', 'Сергій Матвєєв'],
    ['матвеев', 'Сергій Матвєєв'],
    ['матвєєв', 'Serhii Matvieiev'],
    ['евген', 'Євген Ґава'],
    ['ковальчук артем', 'Артем Ковальчук'],
    ['арт ковал', 'Артем Ковальчук'],
    ['Ковальчук, А.', 'Артем Ковальчук'],
    ['ковалчук', 'Артем Ковальчук'],
    ['kovalchuk', 'Артем Ковальчук'],
    ['KOVALCHUK Artem', 'Артем Ковальчук'],
    ['ковальчук', 'Artem Kovalchuk'],
    ['нечуй левицький', 'Іван Нечуй-Левицький'],
    ['нечуй-лев', 'Іван Нечуй-Левицький'],
    ['yulia', 'Юлія Романюк'],
    ['Julia', 'Юлія Романюк'],
    ['oleksandr', 'Олександр Шевченко'],
    ['gava', 'Євген Ґава'],
    ['garin', 'Cristian Garín'],
    ['гарін', 'Cristian Garín'],
    ['lukasz', 'Łukasz Kubot'],
    ['ана', 'Анна Мороз'],
    ['орест', '🎾Орест'],
    ['Іван_Гай', 'Іван_Гайдамака'],
    ['гайдамака іван', 'Іван_Гайдамака'],
    ['maks/лук', 'Max/Лукерія'],
    ['«туз»', '«Туз» Дубовий'],
    ['туз%', '«Туз» Дубовий'],
    ['[ATP]', 'Зеновій [ATP]'],
    ['дубовий', 'Ду\u00adбовий'],
  ])('«%s» finds %s', (typed, name) => expect(finds(typed, name)).toBe(true))

  it.each([
    ['ковальчук марія', 'Артем Ковальчук'],
    ['шевченко', 'Артем Ковальчук'],
    ['%', 'Артем Ковальчук'],
    ['_', 'Артем Ковальчук'],
    ['★', '★Соломія★'],
  ])('«%s» does not find %s', (typed, name) => expect(finds(typed, name)).toBe(false))

  it.each(['', '  ', "'", '-', 'ь'])('«%s» says nothing of a name', (typed) =>
    expect(nameSearch(typed).asTyped).toEqual([]),
  )
})

const letters = [..."абвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ'-éjyx"]

describe('signs separate words', () => {
  it.each([
    ['🎾Орест', 'orest'],
    ['Іван_Гайдамака', 'ivan haidamaka'],
    ['Max/Лукерія', 'maks lukeria'],
    ['★Соломія★ «Туз»', 'solomia tuz'],
    ['Зеновій [ATP]', 'zenovi atp'],
    ['Ь Олена ь', 'olena'],
    ['🎾', ''],
  ])('in %s', (name, kept) => expect(new Set(searchableName(name).split(' '))).toEqual(new Set(kept.split(' '))))

  it('so each word has a letter or digit, and nothing else, whatever is called or typed', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...letters, ...'%_\\[ é🎾ь1') }),
        (...texts) => {
          for (const text of texts) {
            const { asTyped, inOtherLayout } = nameSearch(text)
            for (const word of [...asTyped, ...inOtherLayout].flat()) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
            expect(searchableName(text)).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
          }
        },
      ),
    ))

  it.each(['%', '_', '\\\\', '🎾 ★'])('and nobody is called «%s»', (typed) =>
    expect(nameSearch(typed).asTyped).toEqual([[]]),
  )
})

/** The examples of the official table itself. */
describe('the official transliteration finds the name and is found by it', () => {
  it.each([
    ['Алушта', 'Alushta'],
    ['Борщагівка', 'Borshchahivka'],
    ['Вишгород', 'Vyshhorod'],
    ['Гадяч', 'Hadiach'],
    ['Згорани', 'Zghorany'],
    ['Ґалаґан', 'Galagan'],
    ['Єнакієве', 'Yenakiieve'],
    ['Гаєвич', 'Haievych'],
    ['Короп’є', 'Koropie'],
    ['Житомир', 'Zhytomyr'],
    ['Закарпаття', 'Zakarpattia'],
    ['Медвин', 'Medvyn'],
    ['Їжакевич', 'Yizhakevych'],
    ['Кадиївка', 'Kadyivka'],
    ['Мар’їне', 'Marine'],
    ['Йосипівка', 'Yosypivka'],
    ['Стрий', 'Stryi'],
    ['Олексій', 'Oleksii'],
    ['Харків', 'Kharkiv'],
    ['Біла Церква', 'Bila Tserkva'],
    ['Чернівці', 'Chernivtsi'],
    ['Шостка', 'Shostka'],
    ['Щербухи', 'Shcherbukhy'],
    ['Юрій', 'Yurii'],
    ['Крюківка', 'Kriukivka'],
    ['Яготин', 'Yahotyn'],
    ['Костянтин', 'Kostiantyn'],
    ['Феодосія', 'Feodosiia'],
  ])('%s, %s', (ukrainian, latin) => {
    expect(finds(latin, ukrainian)).toBe(true)
    expect(finds(ukrainian, latin)).toBe(true)
  })
})

const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 })
const name = fc.tuple(word, word).map((parts) => parts.join(' '))
const partOf = (whole: string) =>
  fc
    .tuple(fc.nat(whole.length - 1), fc.nat(whole.length))
    .map(([start, length]) => whole.slice(start, start + length + 1))

describe('whatever the name', () => {
  it('every part of it, in either case, finds it', () =>
    fc.assert(
      fc.property(
        name.chain((whole) => fc.tuple(fc.constant(whole), partOf(whole), fc.boolean())),
        ([whole, part, isShouted]) => {
          const typed = isShouted ? part.toUpperCase() : part
          expect(nameSearch(typed).asTyped.length === 0 || finds(typed, whole)).toBe(true)
        },
      ),
    ))

  it('its words find it in any order', () =>
    fc.assert(
      fc.property(word, word, (first, last) => {
        const typed = `${last} ${first}`
        expect(nameSearch(typed).asTyped.length === 0 || finds(typed, `${first} ${last}`)).toBe(true)
      }),
    ))

  it('the other layout of the other layout finds it', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'абвгдежзиіклмнопрстуфхцчшщюя'), minLength: 1 }), (typed) => {
        expect(contains(typed, nameSearch(inOtherLayout(typed)).inOtherLayout)).toBe(true)
      }),
    ))
})

it.each([
  ['', 0],
  ['ь', 0],
  ['щ', 1],
  ['аА', 1],
  ['аa аа', 1],
  ['ян', 2],
  ['а б', 2],
  ['Анна', 3],
])('«%s» tells by %i letters', (typed, letters) => expect(lettersToTellBy(typed)).toBe(letters))
