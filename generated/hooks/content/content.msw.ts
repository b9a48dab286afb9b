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
  GameTips
} from '../model.schemas';


export const getGetGameTipsResponseMock = (): GameTips => ({"gold":{"category":"common","title":"Золото","baseContent":"На него нанимают, строят и покупают. Приходит с походами, налогами и заданиями.","additionalContent":""},"diamonds":{"category":"common","title":"Алмазы","baseContent":"Платят за редкое: заточку, заготовки, отдых войска. Находят их в походах, получают за уровни и задания дня.","additionalContent":""}})


export const getGetGameTipsMockHandler = (overrideResponse?: GameTips | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GameTips> | GameTips), options?: RequestHandlerOptions) => {
  return http.get('*/api/public/game-tips', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGameTipsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getContentMock = () => [
  getGetGameTipsMockHandler()
]
