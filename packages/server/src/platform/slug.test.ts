import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

/** The examples of resolution 55 of the Cabinet of Ministers of Ukraine, 27 January 2010, as they stand in its table. */
const official =
  `Алушта Alushta, Андрій Andrii, Борщагівка Borshchahivka, Борисенко Borysenko, Вінниця Vinnytsia, Володимир Volodymyr,
Гадяч Hadiach, Богдан Bohdan, Згурський Zghurskyi, Ґалаґан Galagan, Ґорґани Gorgany, Донецьк Donetsk, Дмитро Dmytro, Рівне Rivne,
Олег Oleh, Есмань Esman, Єнакієве Yenakiieve, Гаєвич Haievych, Короп’є Koropie, Житомир Zhytomyr, Жанна Zhanna, Жежелів Zhezheliv,
Закарпаття Zakarpattia, Казимирчук Kazymyrchuk, Медвин Medvyn, Михайленко Mykhailenko, Іванків Ivankiv, Іващенко Ivashchenko,
Їжакевич Yizhakevych, Кадиївка Kadyivka, Мар’їне Marine, Йосипівка Yosypivka, Стрий Stryi, Олексій Oleksii, Київ Kyiv,
Коваленко Kovalenko, Лебедин Lebedyn, Леонід Leonid, Миколаїв Mykolaiv, Маринич Marynych, Ніжин Nizhyn, Наталія Nataliia,
Одеса Odesa, Онищенко Onyshchenko, Полтава Poltava, Петро Petro, Решетилівка Reshetylivka, Рибчинський Rybchynskyi, Суми Sumy,
Соломія Solomiia, Тернопіль Ternopil, Троць Trots, Ужгород Uzhhorod, Уляна Uliana, Фастів Fastiv, Філіпчук Filipchuk,
Харків Kharkiv, Христина Khrystyna, Біла Bila, Церква Tserkva, Стеценко Stetsenko, Чернівці Chernivtsi, Шевченко Shevchenko,
Шостка Shostka, Кишеньки Kyshenky, Щербухи Shcherbukhy, Гоща Hoshcha, Гаращенко Harashchenko, Юрій Yurii, Корюківка Koriukivka,
Яготин Yahotyn, Ярошенко Yaroshenko, Костянтин Kostiantyn, Знам’янка Znamianka, Феодосія Feodosiia, Згорани Zghorany, Розгон Rozghon`
    .split(/,\s/)
    .map((pair) => pair.split(' '))

it('names are written by the official transliteration', () =>
  expect(official.map(([name = '']) => slugOf(name, ''))).toEqual(official.map(([, latin]) => latin?.toLowerCase())))

it.each([
  ['«Єдина» юна Йогиня', 'yedyna-yuna-yohynia'],
  ['П’ять-єдиниць', 'piat-yedynyts'],
  ['Мій перший турнір: Київ — Ялта, 2026 (частина 1)', 'mii-pershyi-turnir-kyiv-yalta-2026-chastyna-1'],
  ['100 % & 200 ₴', '100-200'],
  ['…', 'stattia'],
  ['Й'.normalize('NFD'), 'y'],
])('%s has the address %s', (name, slug) => expect(slugOf(name, 'stattia')).toBe(slug))

it('a long name is cut between words', () => {
  expect(slugOf('Подача, удар, вихід до сітки', '', 15)).toBe('podacha-udar')
  expect(slugOf('Ґ'.repeat(50), '', 10)).toBe('g'.repeat(10))
})
