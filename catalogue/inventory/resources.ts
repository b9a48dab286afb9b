/** Rewards of missions, materials of buildings and crafts. Ids never change. */
export type Resource = { id: number; key: string; name: string; legend: string; icon: string }

export const RESOURCES: readonly Resource[] = [
  {
    id: 1,
    key: 'wood',
    name: 'Дерево',
    legend: 'Сосна из ближнего леса: годится и на сруб, и на частокол.',
    icon: 'wood-pile',
  },
  {
    id: 2,
    key: 'stone',
    name: 'Камень',
    legend: 'Серый плитняк. Каменщики хвалят, грузчики нет.',
    icon: 'stone-pile',
  },
  {
    id: 3,
    key: 'clay',
    name: 'Глина',
    legend: 'Жирная, красная, с речного откоса. Горшки сами просятся.',
    icon: 'clay-brick',
  },
  {
    id: 4,
    key: 'linen',
    name: 'Лён',
    legend: 'Белёное полотно с посадских лугов: на рубахи, паруса и повязки.',
    icon: 'rolled-cloth',
  },
  { id: 5, key: 'wool', name: 'Шерсть', legend: 'Овцы были против, но недолго.', icon: 'wool' },
  {
    id: 6,
    key: 'leather',
    name: 'Кожа',
    legend: 'Дублёная корой. Пахнет так, что мыши съезжают.',
    icon: 'animal-hide',
  },
  {
    id: 7,
    key: 'herbs',
    name: 'Травы',
    legend: 'Зверобой, полынь и нечто третье: травница не говорит, что именно.',
    icon: 'herbs-bundle',
  },
  {
    id: 8,
    key: 'wax',
    name: 'Воск',
    legend: 'Бортники собирают его ночью, когда пчёлы добрее.',
    icon: 'honeycomb',
  },
  {
    id: 9,
    key: 'coal',
    name: 'Уголь',
    legend: 'Берёзовый, звонкий. Кузнец меряет его коробами, а ругань вёдрами.',
    icon: 'coal-pile',
  },
  {
    id: 10,
    key: 'iron',
    name: 'Железо',
    legend: 'Крицы болотной руды: бурые снаружи, упрямые внутри.',
    icon: 'ore',
  },
  {
    id: 11,
    key: 'silver',
    name: 'Серебро',
    legend: 'Слитки с чужим клеймом. Клеймо уже почти сбито.',
    icon: 'metal-bar',
  },
  {
    id: 12,
    key: 'amber',
    name: 'Янтарь',
    legend: 'Тёплый камень с мухой внутри. Муху просят не трогать.',
    icon: 'gems',
  },
]
