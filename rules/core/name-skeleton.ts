/**
 * Letters and digits that people take for one another, as the Russian letter or the sign that stands for all of them. No two Russian letters
 * become one but ё and е, and no two digits: only other alphabets and digits can imitate a name.
 */
const LOOKS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: '1',
  k: 'к',
  l: '1',
  m: 'м',
  n: 'п',
  o: 'о',
  p: 'р',
  r: 'г',
  t: 'т',
  u: 'и',
  w: 'ш',
  x: 'х',
  y: 'у',
  ё: 'е',
  '0': 'о',
  '2': 'z',
  '3': 'з',
  '4': 'ч',
  '5': 's',
  '6': 'б',
  '8': 'в',
  '9': 'g',
}

/**
 * What a name of Russian or Latin letters and digits looks like: names with the same skeleton cannot be told apart at a glance. Case, spaces and
 * hyphens do not count. The function `name_skeleton` of the database gives the same.
 */
export function nameSkeleton(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-zа-яё0-9]/g, '')
  return [...letters.replaceAll('rn', 'm').replaceAll('vv', 'w')]
    .map((letter) => LOOKS[letter] ?? letter)
    .join('')
}
