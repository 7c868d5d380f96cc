import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLanguageTag } from './language-tag.ts'

test('names the language of a text by its script, its letters or its small words', () => {
  for (const [language, title, summary = ''] of [
    ['en', 'The mayor opens a bridge for the town', 'It was closed after the storm.'],
    ['de', 'Stadtrat von Kelso schließt das alte Schwimmbad', 'Nach dem Beschluss wird das Bad im Mai geschlossen.'],
    [
      'fr',
      'La mairie de Kelso ferme la vieille piscine',
      'Les élus ont voté la fermeture des bassins pour le mois de mai.',
    ],
    ['es', 'El ayuntamiento de Kelso cierra la piscina', 'Las obras de los nuevos baños empezarán en mayo.'],
    ['it', 'Il comune di Kelso chiude la vecchia piscina', 'Dopo il voto del consiglio i lavori della sede.'],
    ['pt', 'A câmara de Kelso fecha uma piscina', 'As obras dos novos banhos começam em maio, mas não na vila.'],
    ['nl', 'Gemeente Kelso sluit het oude zwembad', 'Het bad gaat in mei dicht voor een verbouwing van het gebouw.'],
    ['ru', 'Мэр открыл новый мост через реку'],
    ['uk', 'Міська рада закриває старий басейн'],
    ['bg', 'Кметът откри нов мост над реката'],
    ['ar', 'البلدية تغلق المسبح القديم في المدينة'],
    ['fa', 'شهردار پل جدید را باز کرد و گفت که کار تمام شد'],
    ['he', 'ראש העיר פתח גשר חדש'],
    ['el', 'Ο δήμαρχος άνοιξε νέα γέφυρα'],
    ['th', 'นายกเทศมนตรีเปิดสะพานใหม่'],
    ['ko', '시장이 새 다리를 열었다'],
    ['ja', '市長が新しい橋を開通させた'],
    ['ja', '首相、北京訪問', '首相は北京を訪れた。'],
    ['ru', 'Выборы мэра не состоялись', 'Новый день голосования на острове назовут позже.'],
    ['fa', 'پل جدید در شهر باز شد', 'شهردار گفت مردم می‌توانند از پل بگذرند.'],
    ['zh', '市长宣布新桥通车', '这座桥在河的北面。'],
    ['zh', '市長說新橋的工程完成了'],
  ] as const) {
    assert.equal(readLanguageTag(title, summary), language, title)
  }
})

test('names none but that of the pages where it is not certain', () => {
  for (const [title, summary = ''] of [
    ['', ''],
    ['Kelso 2, Lindos 1'],
    ['Bad Kissingen'],
    // Neighbours of a language that is known, or of several.
    ['Regeringen vil have flere til at arbejde og ikke hæve skatten for de rige'],
    ['El Govern vol reduir la despesa en defensa i no apujarà els impostos per als joves'],
    ['Mga opisyal, dapat ding silipin', 'Habang binabantayan ang bilang ng mga kumpirmadong may sakit na kaso na muli'],
    ['Әкім жаңа көпірді ашты'],
    ['Монголын эдийн засаг', 'Улсын орлого энэ жил ахин буурлаа'],
    ['Кыргызстан ырдады эл'],
    ['Новы мост у цэнтры адкрыты'],
    ['کراچی پولیس کی بڑی کارروائی'],
    ['پاکستان کی فوج کا اعلان'],
    ['چین اور پاکستان کا پل', 'را پر الزام'],
    // Of Han letters alone, which both have.
    ['首相北京訪問'],
    ['東京株式市場急落'],
    ['首相在任三年記念式典'],
    ['国際的大会開催決定'],
    ['国際的存在感低下'],
    ['与党将来構想会議'],
    ['两国元首会见'],
    ['市长宣布新桥通车'],
    ['老友の店新張開業'],
    ['Градоначалник отворио мост'],
    ['شاری نوێ پردەکەی کردەوە'],
    ['میئر نے نیا پل کھول دیا'],
    ['मेयर ने नया पुल खोला'],
    // A few words of another language in a title of this one.
    ['“La La Land” and the rise of the musical', 'El musical de los años y la película que fue como una de las más'],
  ] as const) {
    assert.ok(['', 'en'].includes(readLanguageTag(title, summary)), title)
  }
})
