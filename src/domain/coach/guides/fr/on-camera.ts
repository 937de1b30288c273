import type { Guide } from '../../guide';

export const onCamera: Guide = {
  topic: 'on-camera',
  questions: [
    'Je bafouille en vidéo, je fais comment ?',
    'je suis mal à l’aise devant la caméra',
    'j’ai un accent ça gêne ?',
    'j’oublie mon texte quand je filme',
    'ma voix est nulle en vidéo',
    'je fais trop de prises',
    'je parle trop vite',
    'on dirait que je récite',
    'comment être naturel devant la caméra',
    'j’aime pas ma voix',
  ],
  parts: [
    'Ne joue pas toute la vidéo d’une traite. Une phrase, un plan, tu coupes. Six phrases dites une par une font une vidéo propre, et personne ne voit les cinq reprises.',
    `**La prise en trois temps**
- Filme d’abord tes mains sur l’objet, sans parler
- Regarde la prise et raconte ce que tu vois, comme à quelqu’un en face
- Pose cette voix par-dessus, garde la deuxième prise, jamais la douzième`,
    'N’apprends que ta première phrase. Pour le reste, colle trois mots à côté de l’objectif : problème, geste, preuve. Tu regardes l’objectif au début et à la fin, l’objet entre les deux.',
    'Accent, voix, débit : c’est ce qui te rend reconnaissable. Garde-les, ajoute des sous-titres mot pour mot et ralentis seulement sur la preuve. Si montrer ton visage te bloque, tes mains et ta voix suffisent.',
  ],
  suggestions: [
    'Je peux vendre sans montrer mon visage ?',
    'Écris-moi un script pour ma niche',
    'J’ai envie d’arrêter',
  ],
  tool: '/viral-script-generator',
};
