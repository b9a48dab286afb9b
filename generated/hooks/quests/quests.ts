/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  CompleteTutorialStepResult,
  ConflictResponse,
  FailureResponse,
  ForbiddenResponse,
  NotFoundResponse,
  StepKey,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse
} from '../model.schemas.ts';

import { transport } from '../../transport.ts';
import type { ErrorType } from '../../transport.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCompleteTutorialStepUrl = (stepKey: StepKey,) => {




  return `/player-quests/${stepKey}/complete`
}

/**
 * A banner is read, a done quest pays its reward; the next steps become active, pages open.
 * Refused: stepNotActive (409), questNotDone (422).
 * @summary Complete a step of the tutorial
 */
export const completeTutorialStep = async (stepKey: StepKey, options?: Parameters<typeof transport>[1]): Promise<CompleteTutorialStepResult> => {

  return transport<CompleteTutorialStepResult>(getCompleteTutorialStepUrl(stepKey),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCompleteTutorialStepMutationKey = () => ['completeTutorialStep'] as const;

export const getCompleteTutorialStepMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTutorialStep>>, TError,CompleteTutorialStepMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof completeTutorialStep>>, TError,CompleteTutorialStepMutationVariables, TContext> => {

const mutationKey = getCompleteTutorialStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeTutorialStep>>, CompleteTutorialStepMutationVariables> = (props) => {
          const {stepKey} = props ?? {};

          return  completeTutorialStep(stepKey,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteTutorialStepMutationResult = NonNullable<Awaited<ReturnType<typeof completeTutorialStep>>>

    export type CompleteTutorialStepMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type CompleteTutorialStepMutationVariables = {stepKey: StepKey}

    /**
 * @summary Complete a step of the tutorial
 */
export const useCompleteTutorialStep = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTutorialStep>>, TError,CompleteTutorialStepMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeTutorialStep>>,
        TError,
        CompleteTutorialStepMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteTutorialStepMutationOptions(options), queryClient);
    }
