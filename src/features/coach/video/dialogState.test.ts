import { describe, expect, it } from 'vitest';
import { exampleFacts } from '../../../../tests/fixtures/exampleFacts';
import { type DialogEvent, type DialogState, idle, reduceDialog, reportOf } from './dialogState';

const facts = exampleFacts();
const measured = { facts, thumbnails: [] };
const sendable = { video: new Blob(['small']), before: 1000 };
const chosen: DialogEvent = { type: 'chosen', fileName: 'a.mp4' };
const doneHere: DialogEvent = { type: 'measured', measured, canSend: false };
const canSend: DialogEvent = { type: 'measured', measured, canSend: true };
const shrunk: DialogEvent = { type: 'shrunk', sendable };
const yes: DialogEvent = { type: 'answered', answer: 'yes' };
const skip: DialogEvent = { type: 'answered' };

const following = (...events: readonly DialogEvent[]): DialogState => events.reduce(reduceDialog, idle());
const stepFollowing = (...events: readonly DialogEvent[]) => following(...events).step.name;

describe('the dialog', () => {
  it('idle, analyzing, result: a file is measured, and nothing is sent', () => {
    expect(stepFollowing()).toBe('idle');
    expect(following(chosen)).toMatchObject({ step: { name: 'measuring', share: 0 }, fileName: 'a.mp4' });
    expect(following(chosen, { type: 'progress', share: 0.4 }).step).toEqual({ name: 'measuring', share: 0.4 });
    expect(stepFollowing(chosen, doneHere, { type: 'continued' })).toBe('done');
  });

  it('a file that is refused leads back to the beginning, with the reason', () => {
    expect(following(chosen, { type: 'refused', problem: 'unreadable' })).toEqual(idle('unreadable'));
    expect(following({ type: 'refused', problem: 'size' }, chosen).step.name).toBe('measuring');
    expect(following(chosen, yes, { type: 'cancelled' })).toEqual(idle());
  });

  it('a question stays until it is answered or passed over, though the measuring has ended; or until the result is wanted', () => {
    expect(stepFollowing(chosen, doneHere)).toBe('measured');
    expect(following(chosen, doneHere).asked).toBe(0);
    expect(stepFollowing(chosen, doneHere, skip, skip)).toBe('measured');
    expect(stepFollowing(chosen, doneHere, skip, skip, skip)).toBe('done');
    expect(stepFollowing(chosen, yes, doneHere)).toBe('measured');
    expect(stepFollowing(chosen, yes, doneHere, { type: 'continued' })).toBe('done');
    expect(stepFollowing(chosen, yes, doneHere, skip, skip)).toBe('done');
    expect(stepFollowing(chosen, yes, skip, skip, doneHere)).toBe('done');
  });

  it('answers count by question; what is passed over has none, and a fourth changes nothing', () => {
    const { answers } = following(chosen, yes, skip, { type: 'answered', answer: 'no' }, yes);
    expect(answers).toEqual({ product_visibility: 'yes', trust_building: 'no' });
  });

  it('another file begins without the answers of the one before', () => {
    expect(following(chosen, yes, chosen)).toMatchObject({ answers: {}, asked: 0 });
  });

  it('never leads to where a tap sends something by itself', () => {
    expect(stepFollowing(chosen, canSend)).toBe('shrinking');
    expect(stepFollowing(chosen, canSend, shrunk)).toBe('measured');
    expect(stepFollowing(chosen, canSend, shrunk, { type: 'continued' })).toBe('choosing');
    expect(stepFollowing(chosen, yes, yes, yes, canSend, shrunk)).toBe('choosing');
  });

  it('what cannot be made to be sent leads to the measured result with its reason, past no open question', () => {
    const notShrunk: DialogEvent = { type: 'notShrunk', modelProblem: 'offline' };
    expect(stepFollowing(chosen, canSend, notShrunk)).toBe('measured');
    expect(following(chosen, yes, yes, yes, canSend, notShrunk).step).toEqual({
      name: 'done',
      modelProblem: 'offline',
    });
    expect(following(chosen, canSend, notShrunk, { type: 'continued' }).step).toEqual({
      name: 'done',
      modelProblem: 'offline',
    });
    expect(following(chosen, canSend, notShrunk, chosen).modelProblem).toBeUndefined();
  });

  const choosing = [chosen, canSend, shrunk, { type: 'continued' }] as const satisfies readonly DialogEvent[];

  it('sends only when told to, and stopping leads back to the choice', () => {
    expect(following(...choosing, { type: 'sending' }).step).toEqual({ name: 'sending', share: 0 });
    expect(stepFollowing(...choosing, { type: 'sending' }, { type: 'sendingStopped' })).toBe('choosing');
    expect(stepFollowing(chosen, { type: 'sending' })).toBe('measuring');
  });

  it('kept on the device, while the small version is made or at the choice, is done', () => {
    expect(following(chosen, canSend, { type: 'keptHere' }).step).toEqual({ name: 'done' });
    expect(following(...choosing, { type: 'keptHere' }).step).toEqual({ name: 'done' });
    expect(stepFollowing(chosen, { type: 'keptHere' })).toBe('measuring');
  });

  it('what comes late, after it was stopped, changes nothing', () => {
    expect(following({ type: 'progress', share: 1 })).toEqual(idle());
    expect(following(doneHere)).toEqual(idle());
    expect(stepFollowing(...choosing, shrunk)).toBe('choosing');
  });
});

describe('what is kept', () => {
  it('is nothing before the end', () => {
    expect(reportOf(following(chosen, yes))).toBeUndefined();
    expect(reportOf(following(chosen, yes, doneHere))).toBeUndefined();
  });

  it('is what was measured and answered', () => {
    expect(reportOf(following(chosen, yes, skip, skip, doneHere))).toEqual({
      fileName: 'a.mp4',
      facts,
      thumbnails: [],
      answers: { product_visibility: 'yes' },
    });
  });

  it('says why a model that was asked has not judged', () => {
    const state = following(
      chosen,
      canSend,
      shrunk,
      { type: 'continued' },
      { type: 'sending' },
      {
        type: 'keptHere',
        modelProblem: 'tooMany',
      },
    );
    expect(reportOf(state)).toMatchObject({ modelProblem: 'tooMany' });
  });
});
