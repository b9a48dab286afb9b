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
  CompleteTutorialStepResult
} from '../model.schemas';


export const getCompleteTutorialStepResponseMock = (): CompleteTutorialStepResult => ({"stepKey":"firstWinQuest","reward":{"experience":100,"gold":120,"diamonds":1,"glory":0,"resources":[]}})


export const getCompleteTutorialStepMockHandler = (overrideResponse?: CompleteTutorialStepResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompleteTutorialStepResult> | CompleteTutorialStepResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-quests/:stepKey/complete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTutorialStepResponseMock(),
      { status: 200
      })
  }, options)
}
export const getQuestsMock = () => [
  getCompleteTutorialStepMockHandler()
]
