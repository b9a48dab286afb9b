/**
 * The most common passwords of eight characters and more in published leaks, in lower case, and keyboard patterns of
 * Russian players on both layouts.
 */
const common = new Set(
  `
  123456789 12345678 1234567890 password password1 password123 password12 qwerty123 qwertyui qwertyuiop
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 zxcvbnm123 zxcvbnm1
  asdfghjkl asdfghjk asdf1234 asdfasdf qweasdzxc qweqweqwe qweasd123 qwer1234 qwerty12 qwerty1234 qwerty12345
  qwerty123456 q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abcd1234 abc12345 abc123456 abcdefgh abcdefghi aa123456 aa12345678
  a1234567 a12345678 a123456789 11111111 111111111 1111111111 00000000 000000000 22222222 55555555 66666666 77777777
  88888888 99999999 12341234 12344321 11223344 1122334455 112233445566 123123123 123321123 123454321 123456781
  12345679 123456780 987654321 9876543210 0987654321 0123456789 01234567 1234567891 12345678910 147258369 159357456
  741852963 789456123 789654123 852456852 963852741 31415926 314159265 13131313 12121212 10203040 1020304050 19841984
  19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997
  19981998 19991999 20002000 20012001 20202020 iloveyou iloveyou1 iloveyou2 ilovegod iloveme1 princess princess1
  sunshine sunshine1 superman superman1 batman123 spiderman football football1 baseball baseball1 basketball
  whatever whatever1 trustno1 starwars starwars1 computer computer1 internet welcome1 welcome123 letmein1 letmein123
  monkey123 dragon123 shadow123 master123 admin123 admin1234 administrator changeme changeme1 passw0rd p@ssw0rd
  p@ssword p@ssw0rd1 pa55word passwort motdepasse contrasena secret123 test1234 testtest testing1 test12345 guest123
  user1234 username default1 samsung1 samsung123 nokia123 pokemon1 pokemon123 minecraft minecraft1 michelle jennifer
  jessica1 charlie1 victoria danielle elizabeth christian alexander alexander1 alexandr alexandra andrew123 maksim123
  nikita123 natasha1 ekaterina anastasia anastasiya vladimir vladimir1 dmitriy1 sergey123 marina123 tatiana1 kristina
  valentina valeriya veronika svetlana lyudmila konstantin stanislav vladislav yaroslav rostislav
  liverpool chelsea1 arsenal1 manchester barcelona juventus realmadrid spartak1 zenit2008 cska1911 dinamo1923 dinamo123
  mercedes mercedes1 mustang1 corvette ferrari1 porsche1 lamborghini harley123 yamaha123 marlboro snickers
  butterfly chocolate strawberry blessed1 lovely123 hello123 helloworld hellokitty goodluck freedom1 forever1 champion
  mynoob01 fuckyou1 fuckyou2 asshole1 killer123 jordan23 michael1 babygirl babygirl1 loveyou1 loveyou2 lovelove
  lol12345 google123 facebook facebook1 vkontakte odnoklassniki yandex123 mailru123 telegram telegram1 windows10
  пароль123 пароль12 парольпароль йцукенгш йцукенгшщз йцукен123 йцукен12 фывапролд фывапрол ячсмитьбю любовь123
  привет123 приветик солнышко наташа123 максим123 александр александра анастасия екатерина владимир дмитрий1
  россия123 москва123 спартак123 зенит2008 динамо123 qazwsxedcrfv zxcvbnmasdf asdfghjkl1 zxcvasdfqwer 1qazxsw2
  3edc4rfv gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnghbdtn k.,jdm123 vfrcbv123 cjkysirj yfnfif123 fktrcfylh
  fktrcfylhf yfcnfcbz tkbpfdtnf dkflbvbh rjycnfynby hjccbz123 vjcrdf123 gbplfghbdtn qwertyqwerty
  `
    .trim()
    .split(/\s+/),
)

function letters(text: string): number[] {
  return [...text].map((letter) => letter.codePointAt(0) ?? 0)
}

/** `aaaaaaaa`, `12345678`, `hgfedcba`: a constant step between neighbouring letters. */
function isRun(text: string): boolean {
  const codes = letters(text)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const [first = 0] = steps
  return Math.abs(first) <= 1 && steps.every((step) => step === first)
}

/** Whether an attacker would try this password among the first. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  return common.has(folded) || isRun(folded)
}
