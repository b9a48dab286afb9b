/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  LearnSkillResult,
  OpenSkillBranchResult
} from '../model.schemas';


export const getOpenSkillBranchResponseMock = (): OpenSkillBranchResult => ({"branchKey":"economy","glory":500})

export const getLearnSkillResponseMock = (): LearnSkillResult => ({"skillKey":"census","level":1,"glory":10,"gameData":{"skillBranches":{"rev":39,"data":{"branches":[{"branchKey":"battle","name":"Битва","legend":"Бить раньше, точнее и туда, где больно.","icon":"crossed-swords","isOpen":false,"learned":0,"total":100,"totals":[{"effect":"attack","name":"Атака войска","value":0,"most":1000},{"effect":"healthRecovery","name":"Скорость восстановления здоровья","value":0,"most":5000}]},{"branchKey":"defence","name":"Оборона","legend":"Стоять дольше, чем враг согласен ждать.","icon":"castle","isOpen":false,"learned":0,"total":100,"totals":[{"effect":"health","name":"Здоровье войска","value":0,"most":1000},{"effect":"raidDefenceAttack","name":"Атака при обороне замка","value":0,"most":1000}]},{"branchKey":"economy","name":"Хозяйство","legend":"Казна любит счёт, а счёт любит вас.","icon":"coins-pile","isOpen":true,"learned":1,"total":100,"totals":[{"effect":"vault","name":"Золото, недоступное налётчикам","value":0,"most":5000},{"effect":"taxes","name":"Золото от налогов","value":80,"most":2500}]},{"branchKey":"craft","name":"Ремесло","legend":"Дерево, камень, железо и немного терпения.","icon":"anvil","isOpen":false,"learned":0,"total":100,"totals":[{"effect":"buildingCost","name":"Скидка на постройки","value":0,"most":2000},{"effect":"marketFee","name":"Скидка на рыночную пошлину","value":0,"most":5000}]}],"nextCost":1000}}}})


export const getOpenSkillBranchMockHandler = (overrideResponse?: OpenSkillBranchResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OpenSkillBranchResult> | OpenSkillBranchResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-skills/branches/:branchKey/open', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenSkillBranchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLearnSkillMockHandler = (overrideResponse?: LearnSkillResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LearnSkillResult> | LearnSkillResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-skills/:skillKey/learn', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLearnSkillResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSkillsMock = () => [
  getOpenSkillBranchMockHandler(),
  getLearnSkillMockHandler()
]
