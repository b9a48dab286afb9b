/** Missing in the published list: Russian words, words of this game, and rows of digits. */
const RUSSIAN = `
  пароль парольпароль йцукен йцукенг йцукенгш йцукенгшщз фыва фывапролд фывапрол ячсмить ячсмитьбю любовь любимая люблютебя
  привет приветик приветпривет здравствуй солнышко солнце котенок зайчик малышка красотка наташа максим александр
  александра анастасия екатерина владимир дмитрий сергей андрей алексей татьяна светлана елена ольга марина
  ирина николай михаил никита виктория кристина вероника валентина людмила константин станислав вячеслав
  ярослав россия москва питер спартак зенит динамо локомотив цска победа свобода дружба счастье удача
  компьютер интернет администратор сообщение вконтакте одноклассники яндекс`

const OF_THE_GAME = `
  донжон замок замокдонжон мойзамок крепость рыцарь рыцари лорд барон герцог король королева лучник мечник
  войско меч щит дракон набег поход средневековье казна алмаз алмазы золото
  donjon donzhon zamok moyzamok krepost rycar rytsar lord baron gercog korol voisko shchit drakon
  castle knight dungeon fortress kingdom almaz zoloto`

/** The published list has these. They are repeated here for the other keyboard layout. */
const ENGLISH = 'password qwerty qwertyui admin letmein welcome iloveyou'

const ROWS = `
  00000000 000000000 11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888
  99999999 01234567 0123456789 0987654321 9876543210 987654321 12341234 123123123 12121212 13131313 852456852
  qweqweqwe qwertyqwerty zaq1zaq1 zxcvbnmasdf zxcvasdfqwer abcdefgh abcdefghi aa12345678 test12345 guest123
  user1234 admin1234 p@ssword p@ssw0rd1 lovely123 maksim123 dmitriy1 mynoob01 minecraft1 facebook1
  odnoklassniki yandex123 mailru123 telegram telegram1 windows10 harley123 yamaha123 zenit2008 cska1911
  dinamo1923 dinamo123 зенит2008 yfcnfcbz gbplfghbdtn`

/** What people add to a word that is too short or was refused. */
const ENDINGS = ['', '1', '12', '123', '1234', '12345', '123456', '2024', '2025', '2026', '!', '1!']

const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** What the same keys type in the other layout: `пароль` becomes `gfhjkm`. */
function swapped(word: string, from: string, to: string): string {
  return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}

function doubledYears(): string[] {
  return Array.from({ length: 67 }, (_, index) => String(1960 + index).repeat(2))
}

/** In lower case. Some are shorter than a password may be. */
export function ownPasswords(): string[] {
  const stemWords = [RUSSIAN, OF_THE_GAME, ENGLISH].flatMap(words)
  const stems = stemWords.flatMap((word) => [
    word,
    swapped(word, RUSSIAN_KEYS, LATIN_KEYS),
    swapped(word, LATIN_KEYS, RUSSIAN_KEYS),
  ])
  const typed = stems.flatMap((stem) => ENDINGS.map((ending) => stem + ending))
  return [...typed, ...words(ROWS), ...doubledYears()]
}
