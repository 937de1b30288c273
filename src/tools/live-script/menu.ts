import { MicVocal } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: MicVocal,
  keywords: {
    fr: [
      'script de live',
      'quoi dire en live',
      'que dire en live',
      'parler en live',
      'texte de live',
      'je sais pas quoi dire en live',
      'blanc en live',
      'phrases de live',
      'animer un live',
      'présenter en live',
      'prompteur live',
      'prompteur',
      'téléprompteur',
    ],
    en: [
      'live script',
      'what to say on live',
      'what to say live',
      'talk on live',
      'lines for a live',
      'host a live',
      'silence on live',
      'live teleprompter',
      'teleprompter',
    ],
  },
};
