import type { PastedSample } from './sample.ts'

/** An item as Word for Windows writes it. */
function item(list: string, level: number, marker: string, text: string): string {
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;
mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:
Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=RU style='color:black'>${text}<o:p></o:p></span></p>

`
}

function page(body: string): string {
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=RU><!--StartFragment-->${body}<!--EndFragment--></body></html>`
}

/** Word for Windows and macOS, and Word in the browser. */
export const WORD_SAMPLES: readonly PastedSample[] = [
  {
    name: 'a list with bullets',
    html: page(
      `<p class=MsoNormal>Возьмите<o:p></o:p></p>${item('l0', 1, '·', 'лучников')}${item('l0', 1, '·', 'мечников')}<p class=MsoNormal>Всё</p>`,
    ),
    becomes: '<p>Возьмите</p><ul><li><p>лучников</p></li><li><p>мечников</p></li></ul><p>Всё</p>',
  },
  {
    name: 'nested lists of both kinds',
    html: page(
      [
        item('l1', 1, '1.', 'Разведка'),
        item('l1', 2, 'а)', 'лес'),
        item('l1', 2, 'б)', 'брод'),
        item('l1', 3, 'o', 'мост'),
        item('l1', 1, '2.', 'Поход'),
        item('l2', 1, '§', 'отдых'),
      ].join(''),
    ),
    becomes:
      '<ol><li><p>Разведка</p><ol><li><p>лес</p></li><li><p>брод</p><ul><li><p>мост</p></li></ul></li></ol></li>' +
      '<li><p>Поход</p></li></ol><ul><li><p>отдых</p></li></ul>',
  },
  {
    name: 'a second paragraph of an item',
    html: page(
      `${item('l0', 1, '1.', 'Разведка')}<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt'>до рассвета</p>${item('l0', 1, '2.', 'Поход')}`,
    ),
    becomes: '<ol><li><p>Разведка</p><p>до рассвета</p></li><li><p>Поход</p></li></ol>',
  },
  {
    name: 'a numbered heading',
    html: page(
      `<h2 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>Сбор</h2>`,
    ),
    becomes: '<h2>1. Сбор</h2>',
  },
  {
    name: 'bullets in comments, without a marked span',
    html: '<p style="mso-list:l3 level1 lfo2"><!--[if !supportLists]-->-&nbsp;&nbsp;<!--[endif]-->лучники</p>',
    becomes: '<ul><li><p>лучники</p></li></ul>',
  },
  {
    name: 'a bullet that is a picture',
    html: '<p style="mso-list:l3 level1 lfo2"><span style="mso-list:Ignore"><img src="file:///bullet.gif">&nbsp;</span>лучники</p>',
    becomes: '<ul><li><p>лучники</p></li></ul>',
  },
  {
    name: 'a picture that is also drawn by Word itself',
    html: page(
      '<p class=MsoNormal>До<!--[if gte vml 1]><v:shape><v:imagedata src="a.png"/></v:shape><![endif]--><![if !vml]><img width=90 height=90 src="file:///a.png"><![endif]>После</p>',
    ),
    becomes: '<p>До После</p>',
    hasPictures: true,
  },
  {
    name: 'a link',
    html: page(
      '<p class=MsoNormal>См. <a href="https://example.com/"><span style="color:#0563C1"><u>карту</u></span></a></p>',
    ),
    becomes: '<p>См. <a href="https://example.com/">карту</a></p>',
  },
  {
    name: 'lists of Word in the browser',
    html: [
      ['ul', 1, 'лучники'],
      ['ul', 2, 'из леса'],
      ['ul', 1, 'мечники'],
    ]
      .map(
        ([list, level, text]) =>
          `<div class="ListContainerWrapper SCXW1 BCX8"><${list} class="BulletListStyle1" role="list"><li data-leveltext="" data-listid="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" style="color:windowtext"><span class="TextRun SCXW1" style="color:windowtext"><span class="NormalTextRun">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></${list}></div>`,
      )
      .join(''),
    becomes: '<ul><li><p>лучники</p><ul><li><p>из леса</p></li></ul></li><li><p>мечники</p></li></ul>',
  },
]
