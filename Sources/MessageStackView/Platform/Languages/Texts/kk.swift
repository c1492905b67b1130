extension LanguageTexts {
    static let kk = """
        dismiss: Жабу
        dismissPost: «%@» дегенді жабу
        information: Ақпарат
        success: Сәтті
        warning: Ескерту
        error: Қате
        available: %@ қолжетімді
        times.other: %d рет
        ok: ОК
        cancel: Бас тарту
        email: Эл. пошта
        password: Пароль
        oneTimeCode: Код
        name: Аты-жөні
        choose: Таңдау
        requiredField: Бұл өрісті толтыру міндетті
        invalidEmail: Жарамды эл. пошта мекенжайын енгізіңіз
        invalidNumber: Сан енгізіңіз
        rating: %1$d/%2$d
        unrated: Бағаланбаған
        undo: Болдырмау
        copy: Көшіру
        inProgress: Орындалуда
        more.other: Тағы %d
        showLess: Азырақ көрсету
        showMore: Көбірек көрсету
        clearAll: Барлығын тазарту
        noInternetTitle: Интернет байланысы жоқ
        noInternetSubtitle: Байланысты тексеріп, қайталап көріңіз
        """
}
