import type { PastedSample } from './sample.ts'

/** Pages of the web. */
export const WEB_SAMPLES: readonly PastedSample[] = [
  {
    name: 'a picture between words',
    html: '<meta charset="utf-8"><p>До<img src="https://example.com/a.png" alt="Замок">После</p>',
    becomes: '<p>До После</p>',
    hasPictures: true,
  },
  {
    name: 'a picture before a comma, and one in a link',
    html: '<p>Меч<img src="/a.png">, лук<a href="/b"><picture><source srcset="/b.webp"><img src="/b.png"></picture></a>щит</p>',
    becomes: '<p>Меч, лук щит</p>',
    hasPictures: true,
  },
  {
    name: 'a figure with a caption',
    html: 'До<figure><img src="/a.png"><figcaption>Старая мельница</figcaption></figure>После',
    becomes: '<p>До</p><p>Старая мельница</p><p>После</p>',
    hasPictures: true,
  },
  {
    name: 'a figure without a caption',
    html: '<div>До<figure><svg width="90" height="90"><text>x</text></svg></figure>После</div>',
    becomes: '<p>До</p><p>После</p>',
    hasPictures: true,
  },
  {
    name: 'pictures in paragraphs of their own',
    html: '<p>До</p><p><a href="/a"><img src="/a.png"></a></p><div><span><img src="/b.png"><br></span></div><p>После</p>',
    becomes: '<p>До</p><p>После</p>',
    hasPictures: true,
  },
  {
    name: 'a video',
    html: '<p>Видео</p><iframe src="https://example.com/"></iframe><video src="/a.mp4">Нет видео</video>',
    becomes: '<p>Видео</p>',
    hasPictures: true,
  },
  {
    name: 'an emoji that is a picture',
    html: '<p>Ура<img class="emoji" alt="🎉" src="/party.png"></p>',
    becomes: '<p>Ура🎉</p>',
  },
  {
    name: 'a pixel that counts visitors, and a decoration',
    html: '<p>Текст<img src="/count.gif" width="1" height="1"> <svg aria-hidden="true"></svg>дальше</p>',
    becomes: '<p>Текст дальше</p>',
  },
  {
    name: 'the colors of a dark page',
    html: '<p><span style="color: rgb(230, 237, 243); background-color: #0d1117">Щит</span> и <span style="color: rgb(215, 58, 73)">меч</span></p>',
    becomes: '<p>Щит и <span style="color: rgb(215, 58, 73);">меч</span></p>',
  },
  {
    name: 'a struck and colored link',
    html: '<p><a href="https://example.com/" style="color: blue; text-decoration: underline line-through">карта</a></p>',
    becomes: '<p><a href="https://example.com/"><s>карта</s></a></p>',
  },
  {
    name: 'a link that runs a script',
    html: '<p><a href="javascript:alert(1)">карта</a></p>',
    becomes: '<p>карта</p>',
  },
  {
    name: 'rows of a table',
    html: '<tr><td>Лук</td><td>12<img src="/a.png"></td></tr>',
    becomes:
      '<table><tbody><tr><td colspan="1" rowspan="1"><p>Лук</p></td><td colspan="1" rowspan="1"><p>12</p></td></tr></tbody></table>',
    hasPictures: true,
  },
]
